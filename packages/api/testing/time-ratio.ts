/** Microseconds of the processor's time. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * Measures how many times as much of the processor's time as `reference` `work` takes. Both run alternately, and the least time of each
 * counts. The ratio is nearly the same on a fast, a slow and a busy machine: time in which other processes run does not count.
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
