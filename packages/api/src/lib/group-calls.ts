import PQueue from 'p-queue';

interface Waiting<Input, Output> {
  input: Input;
  timer: NodeJS.Timeout;
  resolve(output: Output | PromiseLike<Output>): void;
  reject(reason: unknown): void;
}

interface GroupOptions {
  /** Groups that run at the same time. */
  concurrency: number;
  /** Calls in a group. */
  size: number;
  /** Milliseconds. A call that has waited this long for its group is rejected with `tooLate`. */
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
  const waiting = new Set<Waiting<Input, Output>>();

  async function runNext(): Promise<void> {
    const group = [...waiting].slice(0, size);
    for (const call of group) {
      waiting.delete(call);
      clearTimeout(call.timer);
    }
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
      const expire = () => {
        waiting.delete(call);
        reject(tooLate());
      };
      const call = { input, timer: setTimeout(expire, waitMs), resolve, reject };
      waiting.add(call);
      void groups.add(runNext);
    });
}
