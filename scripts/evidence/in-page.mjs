/** Functions that run in the page of a story. Each is sent there as text, so it cannot use anything else in this file. */

/** Shows another story without a reload, as Storybook's test runner does. */
export const showStory = (id) =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });

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
  const shows = (of) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
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
    const { borderTopWidth, borderBottomWidth, borderTopStyle, outlineStyle, textDecorationLine, backgroundColor } =
      getComputedStyle(element);
    const border =
      Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 && borderTopStyle !== 'none';
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
