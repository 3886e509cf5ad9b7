// Elements from plain values. Text always goes in as text, so that names and chat cannot become markup.

export function el(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export function svg(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function button(label, onclick, kind = "", attributes = {}) {
  return el("button", { type: "button", class: `btn ${kind}`.trim(), onclick, ...attributes }, label);
}

// A labelled field in a form of one line: what it is called, the field, and the button that sends it.
export function oneLine(label, attributes, send, onsend) {
  const input = el("input", { autocomplete: "off", ...attributes });
  const form = el("form", { class: "line" }, el("label", {}, el("span", {}, label), input), el("button", { class: "btn" }, send));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const value = input.value.trim();
    if (value) onsend(value, input);
  });
  return form;
}

export function replace(region, ...children) {
  region.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}

// What went wrong, in a line that screen readers say at once.
export function trouble(message) {
  const line = document.getElementById("trouble");
  line.textContent = message ?? "";
  line.hidden = !message;
}
