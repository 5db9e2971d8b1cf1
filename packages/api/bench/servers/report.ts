/** Tells the benchmark where a contestant listens, and what it needed to get there. */
export function report(port: number, more: Record<string, number> = {}): void {
  process.send?.({ port, ...more });
}
