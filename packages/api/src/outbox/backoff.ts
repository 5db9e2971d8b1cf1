const SECOND = 1_000;
const HOUR = 3_600_000;

/** Waits between attempts. After the last one a delivery has failed, until staff send it again. */
const waits = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  120 * SECOND,
  600 * SECOND,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/**
 * When to try again after so many failed attempts. Undefined when it is time to give up.
 *
 * @param spread 0 to 1: waits differ by up to a fifth, so that what failed together is not tried together.
 */
export function nextAttemptAt(attempts: number, now: number, spread: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : now + Math.round(wait * (1 + spread / 5));
}
