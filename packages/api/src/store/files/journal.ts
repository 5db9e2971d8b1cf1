import type { Low } from 'lowdb';
import { StorageError } from '../errors.js';
import { type Entry, leadIdOf } from './entries.js';

/** What the entries add up to, arranged for the questions of one port. Sees stored entries only, in order. */
export interface View {
  apply(entry: Entry): void;
  /** These leads are not stored any more. */
  forget?(ids: ReadonlySet<string>): void;
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
  #views: readonly View[] = [];
  #waiting: Waiting[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: Low<Entry[]>) {}

  /** Shows these views what is stored, and keeps them up to date from now on. */
  show(...views: View[]): void {
    this.#views = views;
    for (const entry of this.db.data) this.#apply(entry);
  }

  /** Resolves once the entry is on disk and in the views; rejects with a {@link StorageError} when it is in neither. */
  put(entry: Entry): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ entry, done, fail });
      if (this.#waiting.length === 1) this.alone(() => this.#store(this.#waiting.splice(0)));
    });
  }

  /** Does something while nothing else is being written. */
  alone(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /**
   * Takes what is about these leads off the disk and out of the views, and adds an entry that says so, in one write. For
   * {@link alone}.
   */
  async remove(ids: ReadonlySet<string>, entry: Entry): Promise<void> {
    const kept = this.db.data.filter((one) => !ids.has(leadIdOf(one) ?? ''));
    await this.#write([...kept, entry]);
    for (const view of this.#views) view.forget?.(ids);
    this.#apply(entry);
  }

  async #store(batch: Waiting[]): Promise<void> {
    const { length } = this.db.data;
    this.db.data.push(...batch.map(({ entry }) => entry));
    try {
      await this.#write(this.db.data);
    } catch (cause) {
      // lowdb keeps what a failed write has changed.
      this.db.data.length = length;
      if (batch.length > 1) for (const one of batch) await this.#store([one]);
      else batch[0]?.fail(cause);
      return;
    }
    for (const { entry } of batch) this.#apply(entry);
    for (const { done } of batch) done();
  }

  async #write(data: Entry[]): Promise<void> {
    const before = this.db.data;
    this.db.data = data;
    try {
      await this.db.write();
    } catch (cause) {
      this.db.data = before;
      throw cause instanceof StorageError ? cause : new StorageError('Nothing can be written', { cause });
    }
  }

  #apply(entry: Entry): void {
    for (const view of this.#views) view.apply(entry);
  }
}
