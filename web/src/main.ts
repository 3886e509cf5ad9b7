import "./styles/fonts/fonts.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhereFilesAreGone } from "./net/missing";
import { expectPage } from "./pages";
import { prefs } from "./prefs.svelte";
import { record } from "./report/record";
import { router } from "./router.svelte";

record.begin();
reloadWhereFilesAreGone();
router.begin();
const spoken = prefs.begin();
expectPage(router.place.at);
void spoken.then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
