import type { Low } from 'lowdb';
import { StorageError } from '../errors.js';
import { type Entry, MAX_BATCH_WEIGHT, weigh } from './entries.js';

/** What the entries add up to, arranged for the questions of one port. Sees stored entries only, in order. */
export interface View {
  apply(entry: Entry): void;
}

interface Waiting {
  entry: Entry;
  done(): void;
  fail(reason: unknown): void;
}

/**
 * The list of everything that happened: lowdb's data, to which callers append at the same time.
 *
 * What arrives while a write is under way goes into the next one together (group commit). A batch that fails is tried
 * again entry by entry, so that one that cannot be stored does not take its neighbours along.
 */
export class Journal {
  readonly #db: Low<Entry[]>;
  #views: readonly View[] = [];
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(db: Low<Entry[]>) {
    this.#db = db;
  }

  /** Reads what is stored, and keeps these views up to date from now on. */
  async open(...views: View[]): Promise<void> {
    await this.#db.read();
    this.#views = views;
    for (const entry of this.#db.data) this.#show(entry);
  }

  /** Resolves once the entry is on disk and in the views; rejects with a {@link StorageError} when it is in neither. */
  put(entry: Entry): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ entry, done, fail });
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

  #nextBatch(): Waiting[] {
    let weight = 0;
    const end = this.#waiting.findIndex(({ entry }, index) => {
      weight += weigh(entry);
      return index > 0 && weight > MAX_BATCH_WEIGHT;
    });
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end);
  }

  async #store(batch: Waiting[]): Promise<void> {
    const { data } = this.#db;
    const before = data.length;
    try {
      for (const { entry } of batch) data.push(entry);
      await this.#db.write();
    } catch (cause) {
      // lowdb keeps what a failed write has pushed: what is not on disk must not be in its data.
      data.length = before;
      if (batch.length > 1) for (const one of batch) await this.#store([one]);
      else
        batch[0]?.fail(cause instanceof StorageError ? cause : new StorageError('Nothing can be written', { cause }));
      return;
    }
    for (const { entry } of batch) this.#show(entry);
    for (const { done } of batch) done();
  }

  #show(entry: Entry): void {
    for (const view of this.#views) view.apply(entry);
  }
}
