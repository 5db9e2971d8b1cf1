import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../lib/wait-for.mjs';

/** Limits of a transcript. */
const STOPS = 8;
const PRESSES = 3;

/**
 * Runs in the page before its own scripts, where the server puts it: delays the load event until the story and its play function have ended, because Orca reads the page
 * at that event.
 */
function loadWhenFinished() {
  // An earlier story may have stored something, such as paused motion.
  localStorage.clear();
  new Image().src = '/hold';
  const watch = setInterval(() => {
    const { phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (!['finished', 'errored', 'aborted'].includes(phase)) return;
    clearInterval(watch);
    // Orca takes minutes to read a page as long as an article: a long story is hidden at first. It does not read the words of drawings.
    const root = document.getElementById('storybook-root');
    const read = root?.cloneNode(true);
    for (const silent of read?.querySelectorAll('[aria-hidden=true], [role=img], svg') ?? []) silent.remove();
    if (root && root.innerText.length > 1000 && read.textContent.length > 1000) {
      root.hidden = true;
      setTimeout(() => {
        root.hidden = false;
      }, 1500);
    }
    fetch('/release');
  }, 100);
}

/** A plugin of Vite's preview server: adds the script above to stories, and responds to requests of `/hold` when `/release` is requested. */
export const holdPlugin = {
  name: 'hold',
  configurePreviewServer({ config, middlewares }) {
    let held = [];
    const page = readFileSync(join(config.build.outDir, 'iframe.html'), 'utf8');
    const html = page.replace('<head>', `<head><script>(${loadWhenFinished})()</script>`);
    middlewares.use('/iframe.html', (_, response) => response.setHeader('Content-Type', 'text/html').end(html));
    middlewares.use('/hold', (_, response) => held.push(response));
    middlewares.use('/release', (_, response) => {
      for (const waiting of [...held, response]) waiting.writeHead(204).end();
      held = [];
    });
  },
};

/** Runs in the page: the key that operates the focused element; `null` for the page itself and for an element seen before. */
function focused() {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.dataset.heard) return null;
  activeElement.dataset.heard = 'yes';
  const isButton = activeElement.matches('button, summary, [role=button]') && activeElement.ariaDisabled !== 'true';
  const isChoice = activeElement.matches('input[type=checkbox], input[type=radio], [role=radio]');
  return { key: isButton ? 'Enter' : isChoice ? 'Space' : undefined };
}

/**
 * Records what Orca says of a story: first the whole story, then each stop of Tab and what the first few controls do when pressed.
 *
 * @param {import('../../lib/engines/engine.ts').Tab} tab
 * @param {number} width of the page in pixels
 * @returns the steps of its transcript
 */
export async function speakUnit(tab, orca, address, width) {
  await tab.resize(width, 600);
  await orca.hear(1500);
  await tab.goto(address);
  const said = await orca.hear();
  await waitFor(tab, () => !document.getElementById('storybook-root')?.hidden);
  const steps = said.length > 0 ? [{ what: 'Read', said }] : [];
  let presses = 0;
  for (let stop = 0; stop < STOPS; stop += 1) {
    await tab.keyboard.press('Tab');
    const focus = await tab.evaluate(focused);
    if (!focus) break;
    steps.push({ what: 'Tab', said: await orca.hear() });
    if (!focus.key || presses >= PRESSES) continue;
    presses += 1;
    await tab.keyboard.press(focus.key);
    steps.push({ what: focus.key, said: await orca.hear(4000) });
  }
  return steps;
}
