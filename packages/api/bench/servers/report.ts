import { performance } from 'node:perf_hooks';

/** Tells the benchmark where a contestant listens, and what it needed to get there. */
export function report(port: number, more: Record<string, number> = {}): void {
  process.send?.({ port, ...more });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({
      rss: process.memoryUsage().rss,
      cpuMs: (user + system) / 1000,
      busyMs: performance.eventLoopUtilization().active,
    });
  });
}
