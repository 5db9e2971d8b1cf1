import PQueue from 'p-queue';

interface Waiting<Input, Output> {
  input: Input;
  since: number;
  resolve(output: Output | PromiseLike<Output>): void;
  reject(reason: unknown): void;
}

export interface GroupOptions {
  /** Groups that run at the same time. */
  concurrency: number;
  /** Calls in a group. */
  size: number;
  /** Milliseconds. A call that has waited longer is rejected with `tooLate`. */
  waitMs: number;
  tooLate(): Error;
}

/**
 * Runs calls that arrive while others are running together, in the next group. `run` resolves with one output per input, in the same order;
 * if it rejects, all calls of the group do.
 */
export function groupCalls<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly (Output | PromiseLike<Output>)[]>,
  { concurrency, size, waitMs, tooLate }: GroupOptions,
): (input: Input) => Promise<Output> {
  const groups = new PQueue({ concurrency });
  const waiting: Waiting<Input, Output>[] = [];

  async function runNext(): Promise<void> {
    const calls = waiting.splice(0, size);
    const oldest = performance.now() - waitMs;
    for (const late of calls.filter(({ since }) => since < oldest)) late.reject(tooLate());
    const group = calls.filter(({ since }) => since >= oldest);
    if (group.length === 0) return;
    try {
      const outputs = await run(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs[index] as Output | PromiseLike<Output>);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, since: performance.now(), resolve, reject });
      void groups.add(runNext);
    });
}
