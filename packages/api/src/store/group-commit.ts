/** How a {@link GroupCommit} is set up. */
export interface GroupCommitOptions<T> {
  /** Stores all of them or none, and rejects if it stored none. Never called twice at the same time. */
  commit(items: T[]): Promise<void>;
  weigh(item: T): number;
  /** A batch ends before it would weigh more, unless a single item does. */
  maxWeight: number;
}

interface Waiting<T> {
  item: T;
  done(): void;
  fail(reason: unknown): void;
}

/**
 * Lets concurrent callers share one write: what arrives while a write is under way goes into the next one together.
 *
 * A batch that fails is tried again item by item, so that one that cannot be stored does not take its neighbours along.
 */
export class GroupCommit<T> {
  readonly #options: GroupCommitOptions<T>;
  #waiting: Waiting<T>[] = [];
  #running: Promise<void> | undefined;

  constructor(options: GroupCommitOptions<T>) {
    this.#options = options;
  }

  /** Resolves once the item is stored; rejects with the reason why it was not. */
  add(item: T): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ item, done, fail });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once nothing is left to write. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#store(this.#nextBatch());
    this.#running = undefined;
  }

  #nextBatch(): Waiting<T>[] {
    let weight = 0;
    const end = this.#waiting.findIndex(({ item }, index) => {
      weight += this.#options.weigh(item);
      return index > 0 && weight > this.#options.maxWeight;
    });
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end);
  }

  async #store(batch: Waiting<T>[]): Promise<void> {
    try {
      await this.#options.commit(batch.map(({ item }) => item));
      for (const { done } of batch) done();
    } catch (reason) {
      if (batch.length === 1) batch[0]?.fail(reason);
      else for (const one of batch) await this.#store([one]);
    }
  }
}
