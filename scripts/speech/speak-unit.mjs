/** Limits of a transcript. */
const STOPS = 8;
const PRESSES = 3;

/** In the page, first of all: holds its load event back until the story and its play function have ended. Orca reads what is loaded. */
function loadWhenFinished() {
  // What an earlier story left, such as paused motion.
  localStorage.clear();
  new Image().src = '/hold';
  const watch = setInterval(() => {
    const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (!['finished', 'errored', 'aborted'].includes(phase)) return;
    clearInterval(watch);
    // Orca takes minutes to read a page that is as long as an article: it is given an empty one.
    const root = document.getElementById('storybook-root');
    if (root && root.innerText.length > 1000) {
      root.hidden = true;
      setTimeout(() => {
        root.hidden = false;
      }, 1500);
    }
    fetch('/release');
  }, 100);
}

/** Answers `/hold` when `/release` is asked for: a plugin of Vite's preview server. */
export const holdPlugin = {
  name: 'hold',
  configurePreviewServer({ middlewares }) {
    let held = [];
    middlewares.use('/hold', (_, response) => held.push(response));
    middlewares.use('/release', (_, response) => {
      for (const waiting of [...held, response]) waiting.writeHead(204).end();
      held = [];
    });
  },
};

/** In the page: describes the element that has the focus; nothing for the page itself and for an element seen before. */
function focused() {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.dataset.heard) return undefined;
  activeElement.dataset.heard = 'yes';
  const isButton = activeElement.matches('button, summary, [role=button]') && activeElement.ariaDisabled !== 'true';
  const isChoice = activeElement.matches('input[type=checkbox], input[type=radio], [role=radio]');
  return { key: isButton ? 'Enter' : isChoice ? 'Space' : undefined };
}

/**
 * Listens to a story: all of it read, then by Tab, with the first buttons pressed.
 *
 * @returns the steps of its transcript
 */
export async function speakUnit(page, orca, address) {
  await page.evaluateOnNewDocument(loadWhenFinished);
  await orca.hear(1500);
  await page.goto(address);
  const said = await orca.hear();
  await page.waitForFunction(() => !document.getElementById('storybook-root')?.hidden);
  const steps = said.length > 0 ? [{ what: 'Read', said }] : [];
  let presses = 0;
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focused);
    if (!focus) break;
    steps.push({ what: 'Tab', said: await orca.hear() });
    if (!focus.key || presses >= PRESSES) continue;
    presses += 1;
    await page.keyboard.press(focus.key === 'Space' ? ' ' : focus.key);
    steps.push({ what: focus.key, said: await orca.hear(4000) });
  }
  return steps;
}
