import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a function that runs in the page returns something true, and returns that. Throws after 30 seconds. */
export async function waitFor(tab, condition, argument) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    const found = await tab.evaluate(condition, argument).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`Timed out: ${condition}`);
}
