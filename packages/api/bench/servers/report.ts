/** Tells the benchmark where a contestant listens. */
export function report(port: number): void {
  process.send?.({ port });
}
