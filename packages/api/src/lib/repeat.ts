/** Runs a task now and after each interval, also after a failure. Resolves after the first run, with a function that stops it. */
export async function repeat(task: () => Promise<void>, intervalMs: number, onError: (error: unknown) => void) {
  const run = () => task().catch(onError);
  await run();
  const timer = setInterval(run, intervalMs).unref();
  return () => clearInterval(timer);
}
