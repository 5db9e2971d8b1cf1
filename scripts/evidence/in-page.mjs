/** What is asked of a story in the page itself. Each function is sent there as it is. */

/** Shows another story, as Storybook's test runner does. */
export const showStory = (id) =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });

/** The width of the window that a story is pinned to, if any. */
export async function widthOf(storyId) {
  const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  return Number(storyGlobals?.viewport?.value?.match(/^w(\d+)$/)?.[1]) || undefined;
}

/** Whether the story and its play function have ended, and how: `finished`, `errored`, `aborted`; nothing while they run. */
export function phaseOf(id) {
  const { id: shown, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return shown === id && ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
}

/** What still moves by itself. */
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

/** What has the focus: whether it is new, and whether its focus can be seen. */
export function focusOf() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body || element.dataset.reached) return undefined;
  element.dataset.reached = 'yes';
  const shows = (of) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(of);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A field may be outlined as a whole, and a hidden checkbox by the box that is drawn for it.
  const around = [element, element.parentElement, element.nextElementSibling, ...(element.labels ?? [])].filter(
    Boolean,
  );
  return { name: element.outerHTML.slice(0, 120), seen: around.some(shows) };
}

/** Controls whose edge cannot be seen against the page in forced colours: neither border, outline, underline nor another ground. */
export function unseenControls() {
  const page = getComputedStyle(document.body).backgroundColor;
  const hasEdge = (element) => {
    const { borderTopWidth, borderBottomWidth, borderTopStyle, outlineStyle, textDecorationLine, backgroundColor } =
      getComputedStyle(element);
    const border =
      Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 && borderTopStyle !== 'none';
    const ground = backgroundColor !== page && !/, 0\)$|transparent/.test(backgroundColor);
    return border || outlineStyle !== 'none' || textDecorationLine !== 'none' || ground;
  };
  return (
    [...document.querySelectorAll('#storybook-root :is(input:not([type=hidden]), select, textarea)')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth > 2,
      )
      // Controls as the browser draws them have edges.
      .filter(
        (element) => getComputedStyle(element).appearance === 'none' && ![element, element.parentElement].some(hasEdge),
      )
      .map((element) => `has no edge: ${element.outerHTML.slice(0, 120)}`)
  );
}

/** What is chosen, pressed or current, and looks like its neighbours that are not. Forced colours take grounds and shadows away. */
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
