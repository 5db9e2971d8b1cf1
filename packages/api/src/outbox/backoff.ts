/** Seconds between attempts. After the last one a delivery has failed, until staff send it again. */
const waits = [1, 5, 30, 120, 600, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600];

/** When to try again after so many failed attempts. Undefined when it is time to give up. `spread`, from 0 to 1, makes waits differ. */
export function nextAttemptAt(attempts: number, now: number, spread: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : now + Math.round(wait * 1_000 * (1 + spread / 5));
}
