async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures how many times as long as `reference` `work` takes. Both run alternately, and the least time of each counts. The ratio is nearly
 * the same on a fast, a slow and a busy machine.
 */
export async function timeRatio(work: () => unknown, reference: () => unknown): Promise<number> {
  const times: number[] = [];
  const referenceTimes: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(await timeOf(work));
    referenceTimes.push(await timeOf(reference));
  }
  return Math.min(...times) / Math.min(...referenceTimes);
}
