import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a function that runs in the page returns true; throws after 30 seconds. */
export async function waitFor(tab, condition, argument) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (await tab.evaluate(condition, argument).catch(() => false)) return;
  }
  throw new Error(`Timed out: ${condition}`);
}
