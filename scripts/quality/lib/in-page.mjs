/** Functions that run in the page of a story. Each is sent there as text, so it cannot use anything else in this file. */

/** Shows another story without a reload. */
export const showStory = (id) =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });

/** Shows another story, and runs its play function and axe. Resolves to what went wrong. */
export function problemsOf(storyId) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const problems = new Set();
  const note = ({ message, description, name }) => problems.add(message || description || name);
  return new Promise((resolve) => {
    const end = ({ storyId: ended, status, reporters = [] }) => {
      if (ended !== storyId) return;
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      const violations = reporters.flatMap((report) => (report.status === 'failed' && report.result.violations) || []);
      for (const { help, nodes } of violations)
        for (const { html, failureSummary } of nodes) problems.add(`${help}: ${html}\n${failureSummary}`);
      if (status !== 'success' && problems.size === 0) problems.add(`The status of the story is "${status}".`);
      resolve([...problems]);
    };
    const listeners = {
      storyErrored: note,
      storyThrewException: note,
      playFunctionThrewException: note,
      unhandledErrorsWhilePlaying: (errors) => errors.forEach(note),
      // The story is shown already, for example because its test is repeated.
      storyUnchanged: () => channel.emit('forceRemount', { storyId }),
      storyMissing: (id) => end({ storyId: id, status: 'missing' }),
      storyFinished: end,
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Counts the keys that the page receives. */
export function countKeys() {
  window.keysPressed = 0;
  window.addEventListener('keydown', () => (window.keysPressed += 1), true);
}

/** The window's width that a story asks for, if any. */
export async function widthOf(storyId) {
  const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  return Number(storyGlobals?.viewport?.value?.match(/^w(\d+)$/)?.[1]) || undefined;
}

/** How the story and its play function ended: `finished`, `errored` or `aborted`; `undefined` while they run. */
export function phaseOf(id) {
  const { id: shown, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return shown === id && ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
}

/** What moves by itself without an end. */
export function whatMoves() {
  const endless = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
  });
  const moving = endless.map(({ effect }) => `${effect.target?.dataset.slot ?? effect.target?.tagName} is animated`);
  const playing = [...document.querySelectorAll('[data-rotation=playing]')].map(
    ({ dataset }) => `${dataset.slot} rotates`,
  );
  return [...moving, ...playing];
}

/** The focused element and whether its focus is visible; `undefined` for the page itself and for an element seen before. */
export function focusOf() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body || element.dataset.reached) return undefined;
  element.dataset.reached = 'yes';
  const shows = (part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // The outline may be on the field around an input, or on the box drawn for a hidden checkbox.
  const around = [element, element.parentElement, element.nextElementSibling, ...(element.labels ?? [])].filter(
    Boolean,
  );
  return { name: element.outerHTML.slice(0, 120), seen: around.some(shows) };
}

/** Controls without a visible edge in forced colours: no border, outline, underline or background of their own. */
export function unseenControls() {
  const page = getComputedStyle(document.body).backgroundColor;
  const hasEdge = (element) => {
    const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine, backgroundColor } =
      getComputedStyle(element);
    const border = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
    const hasBackground = backgroundColor !== page && !/, 0\)$|transparent/.test(backgroundColor);
    return border || outlineStyle !== 'none' || textDecorationLine !== 'none' || hasBackground;
  };
  return (
    [...document.querySelectorAll('#storybook-root :is(input:not([type=hidden]), select, textarea)')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 2,
      )
      // The browser's own controls have edges.
      .filter(
        (element) => getComputedStyle(element).appearance === 'none' && ![element, element.parentElement].some(hasEdge),
      )
      .map((element) => `has no edge: ${element.outerHTML.slice(0, 120)}`)
  );
}

/** Selected, pressed or current elements that look like the others. Forced colours remove backgrounds and shadows. */
export function unseenStates() {
  const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
  const lookOf = (element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [
          'color',
          'backgroundColor',
          'borderColor',
          'borderWidth',
          'outlineStyle',
          'textDecorationLine',
          'fontWeight',
          'display',
          'visibility',
          'opacity',
        ]
          .map((name) => style[name])
          .join(),
      )
      .join();
  return [...document.querySelectorAll(`#storybook-root :is(${chosen})`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const others = [...document.querySelectorAll(`#storybook-root ${element.tagName}`)].filter(
        (other) =>
          other.dataset.slot === element.dataset.slot &&
          other.className === element.className &&
          !other.matches(chosen),
      );
      return others.length > 0 && others.every((other) => lookOf(other) === lookOf(element));
    })
    .map((element) => `looks like the others: ${element.outerHTML.slice(0, 120)}`);
}

/** Clears what the checks of another story have set. */
export function resetPage() {
  document.documentElement.style.fontSize = '';
  document.documentElement.dir = 'ltr';
  delete document.documentElement.dataset.partner;
}

export const setDirection = (dir) => {
  document.documentElement.dir = dir;
};

/** Sets the size of the text, and waits until media queries and transitions have been applied. */
export async function setFontSize(size) {
  document.documentElement.style.fontSize = size;
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  await frame();
}

/** Position and size of every element of a story; empty for what is not shown. */
export const layoutOf = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('#storybook-root, #storybook-docs, .sb-wrapper, .sb-wrapper *, svg *'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width * height === 0 ? '' : [x, y, width, height].map(Math.round).join();
    });

/** What axe finds in a story, with the story's options of the accessibility panel. `rules`: only these. */
export async function axeProblems({ id, rules: only }) {
  const { parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
  const { disable, test, config, options } = parameters.a11y ?? {};
  if (disable || test === 'off') return [];
  window.axe.reset();
  window.axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  const off = only && window.axe.getRules().filter(({ ruleId }) => !only.includes(ruleId));
  const disabled = Object.fromEntries(off?.map(({ ruleId }) => [ruleId, { enabled: false }]) ?? []);
  const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
  const { violations } = await window.axe.run(
    { include: document.body, exclude },
    { ...options, rules: { ...options?.rules, ...disabled }, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${rule}: ${html}\n${failureSummary}`),
  );
}

/**
 * Contrast in the partners' brands; `undefined` if the story turns axe off. Only elements whose colours differ from our own brand are checked.
 */
export async function contrastProblems({ id, partners }) {
  const { parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
  if (parameters.a11y?.disable || parameters.a11y?.test === 'off') return undefined;
  const { dataset } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  const colours = () => {
    // During a transition or a fade another colour would be read.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    return elements.map((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} ${backgroundColor} ${backgroundImage}`;
    });
  };
  const own = colours();
  const problems = [];
  for (const partner of partners) {
    dataset.partner = partner;
    const theirs = colours();
    const include = elements.filter((_, index) => own[index] !== theirs[index]);
    if (include.length === 0) continue;
    const { violations } = await window.axe.run(
      { include },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    for (const { html, failureSummary } of violations.flatMap(({ nodes }) => nodes))
      problems.push(`in the brand "${partner}": ${html}\n${failureSummary}`);
  }
  delete dataset.partner;
  return problems;
}

/** Content that is wider than the window, and text that is cut off. */
export function lostText() {
  const lost = [];
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 1) lost.push(`The page is ${wide} px wider than its window.`);

  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const clips = ({ overflowX, overflowY }) => /hidden|clip/.test(`${overflowX} ${overflowY}`);
  // Decoration, text for screen readers only, or content that leaves the window on purpose.
  const exempt = '[aria-hidden="true"], [data-slot="logo-marquee-item"], svg, script, style, template, noscript';
  const isVisuallyHidden = (element) => element.clientWidth <= 1 && element.clientHeight <= 1;

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent || parent.closest(exempt)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    let where;
    let reachable = false;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
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
