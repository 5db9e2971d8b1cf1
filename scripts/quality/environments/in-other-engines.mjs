import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser, playwright } from '../../lib/browsers.mjs';
import { launch } from '../../lib/engines/launch.ts';
import { phaseOf } from './in-page.mjs';

const TIMEOUT_MS = 20_000;

/**
 * Runs stories and their play functions in Firefox or WebKit.
 *
 * @returns {Promise<{ tools: string, results: Map<string, string[]> } | undefined>} problems by story; `undefined` if the engine is not installed
 */
export async function inOtherEngine(name, origin, stories) {
  const path = await findBrowser(name);
  if (!path) return undefined;
  process.env[`${name.toUpperCase()}_PATH`] = path;
  const engine = await launch(name, playwright());
  const tab = await engine.newTab();
  await tab.resize(1280, 900);
  const results = new Map();
  const phaseAtEnd = async (id) => {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(50)) {
      const phase = await tab.evaluate(phaseOf, id).catch(() => undefined);
      if (phase) return phase;
    }
    return 'did not end';
  };
  for (const id of stories) {
    // Each story loads its own page, because a story may change the page. axe is off: it finds the same in every engine.
    await tab.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    const phase = await phaseAtEnd(id);
    results.set(id, phase === 'finished' ? [] : [`the story ${phase}`]);
  }
  const agent = await tab.evaluate(() => navigator.userAgent);
  await tab.close();
  await engine.close();
  return { tools: agent.match(/Firefox\/[\d.]+|AppleWebKit\/[\d.]+/)?.[0].replace('/', ' ') ?? name, results };
}
