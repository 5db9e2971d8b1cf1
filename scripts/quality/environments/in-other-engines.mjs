import { findBrowser, playwright } from '../../lib/browsers.mjs';
import { launch } from '../../lib/engines/launch.ts';
import { phaseOf } from '../lib/in-page.mjs';
import { waitFor } from '../lib/wait-for.mjs';

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
  for (const id of stories) {
    // Each story loads its own page, because a story may change the page. axe is off: it finds the same in every engine.
    await tab.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    const phase = await waitFor(tab, phaseOf, id).catch(() => 'did not end');
    results.set(id, phase === 'finished' ? [] : [`the story ${phase}`]);
  }
  const agent = await tab.evaluate(() => navigator.userAgent);
  await tab.close();
  await engine.close();
  return { tools: agent.match(/Firefox\/[\d.]+|AppleWebKit\/[\d.]+/)?.[0].replace('/', ' ') ?? name, results };
}
