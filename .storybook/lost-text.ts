/** Runs in the page. Describes content that is wider than the window, and text that is cut off. */
export function lostText(): string[] {
  const lost: string[] = [];
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 1) lost.push(`The page is ${wide} px wider than its window.`);

  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(`${overflowX} ${overflowY}`);
  // Decoration, text for screen readers only, or content that leaves the window on purpose.
  const exempt = '[aria-hidden="true"], [data-slot="logo-marquee-item"], svg, script, style, template, noscript';
  const isVisuallyHidden = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || parent.closest(exempt)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    let where: string | undefined;
    let reachable = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // An ellipsis shows that the text is cut off; the full text is elsewhere on the page.
      if (isVisuallyHidden(box) || scrolls(style) || style.textOverflow === 'ellipsis') reachable = true;
      if (reachable) break;
      if (!clips(style)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // Letters may overflow a tight line box a little. A box without size shows nothing.
      const slack = Number.parseFloat(style.fontSize) / 2;
      if (right - left < 1 || bottom - top < 1) reachable = true;
      else if (text.left < left - 2 || text.right > right + 2) where = 'is cut off at the side';
      else if (text.top < top - slack || text.bottom > bottom + slack) where = 'is cut off above or below';
      if (where) break;
    }
    if (!where && !reachable && (text.left < -2 || text.right > window.innerWidth + 2))
      where = 'reaches out of the window';
    if (where) lost.push(`"${node.nodeValue.trim().slice(0, 60)}" ${where}: ${parent.outerHTML.slice(0, 160)}`);
  }
  return lost;
}
