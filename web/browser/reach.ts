import type { Page } from "@playwright/test";

/**
 * What is lost on a page as it lies in its window: whatever can be pressed and cannot be got into sight or lies under something else,
 * text that its box cuts off without saying it elsewhere, text that lies on other text, and a page that is wider than its window.
 */
export function lostOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const say = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.className.toString().split(" ").slice(0, 2).join(".")} "${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50)}"`;
    const isSeen = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 1) lost.push(`the page is ${wide} px too wide`);

    let pressed = 0;
    for (const one of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
      if (!isSeen(one) || one.closest(".vh, [aria-hidden=true], .skip")) continue;
      pressed += 1;
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = one.getBoundingClientRect();
      // Of a card in a fan one sees an edge.
      const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y] as const));
      const free = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (one.contains(hit) || hit.closest("label")?.contains(one) === true);
      });
      if (!free) lost.push(`out of reach: ${say(one)}`);
    }
    if (pressed < 3) lost.push("hardly anything can be pressed");
    // By what is a text cut off: its own box, or one around it that nobody can scroll. What is scrolled past a box is not lost.
    const cuts = (text: DOMRect, from: Element, axis: "X" | "Y"): boolean => {
      for (let box: Element | null = from; box; box = box.parentElement) {
        const overflow = getComputedStyle(box)[`overflow${axis}`];
        if (/auto|scroll/.test(overflow)) return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const out = axis === "X" ? text.left < left - 2 || text.right > right + 2 : text.top < top - 3 || text.bottom > bottom + 3;
        if (/hidden|clip/.test(overflow) && out) return true;
      }
      return false;
    };
    const texts: { one: HTMLElement; nodes: Node[] }[] = [];
    for (const one of document.querySelectorAll<HTMLElement>("body *")) {
      const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (words.length === 0 || !isSeen(one) || one.closest(".vh, svg, option, select")) continue;
      texts.push({ one, nodes: words });
      // What is shortened may say the rest when it is pointed at, or by the name of its button.
      if (one.closest("[title], button[aria-label], a[aria-label]")) continue;
      const isCut = words.some((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        return text.width > 1 && (cuts(text, one, "X") || cuts(text, one, "Y"));
      });
      if (isCut) lost.push(`cut: ${say(one)}`);
    }
    // Text on text, with nothing between that hides the lower one, can be read by nobody.
    const hides = (one: Element): boolean => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? "1";
      return Number(opacity) > 0.9 && (backgroundImage !== "none" || Number(alpha) > 0.8);
    };
    const boxes = texts.flatMap(({ one, nodes }) =>
      nodes.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map((box) => ({ one, box }));
      }),
    );
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(at + 1)) {
        if (b.box.top > a.box.bottom - 4) break;
        const [left, right] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)];
        const [top, bottom] = [b.box.top, Math.min(a.box.bottom, b.box.bottom)];
        if (a.one === b.one || right - left < 4 || bottom - top < 4) continue;
        const here = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const [upper, lower] = [here.indexOf(a.one), here.indexOf(b.one)].sort((x, y) => x - y) as [number, number];
        if (upper < 0 || here.slice(upper, lower).some((one) => !one.contains(here[lower] ?? null) && hides(one))) continue;
        lost.push(`text on text: ${say(a.one)} and ${say(b.one)}`);
      }
    }
    for (const card of document.querySelectorAll<HTMLElement>("[data-fit]")) {
      if (isSeen(card) && (card.scrollHeight > card.clientHeight + 2 || card.scrollWidth > card.clientWidth + 2)) lost.push(`does not fit: ${say(card)}`);
    }
    return [...new Set(lost)];
  });
}
