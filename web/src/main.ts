import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/bricolage-grotesque/standard.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./prefs.svelte";
import { record } from "./report/record";
import { router } from "./router.svelte";

record.begin();
router.begin();
void prefs.begin().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
