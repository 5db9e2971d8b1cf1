import type { Low } from 'lowdb';
import { StorageError } from '../errors.js';
import { type Entry, leadIdOf } from './entries.js';

/** What the entries add up to, arranged for the questions of one port. Sees stored entries only, in order. */
export interface View {
  apply(entry: Entry): void;
  /** These leads are not stored any more. */
  forget?(ids: ReadonlySet<string>): void;
}

/** Whatever is about these leads goes, and the entry that says so is added, in one write. */
export interface Removal {
  ids: ReadonlySet<string>;
  entry: Entry;
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
    for (const entry of this.db.data) this.#show(entry);
  }

  /** Resolves once the entry is on disk and in the views; rejects with a {@link StorageError} when it is in neither. */
  put(entry: Entry): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ entry, done, fail });
      if (this.#waiting.length === 1) this.#next(() => this.#store(this.#waiting.splice(0)));
    });
  }

  /** Carries a removal out when nothing else is being written. Resolves once it is off the disk and out of the views. */
  remove(decide: () => Promise<Removal | undefined>): Promise<void> {
    return this.#next(async () => {
      const removal = await decide();
      if (removal) await this.#remove(removal);
    });
  }

  /** Resolves once nothing is left to write. */
  idle(): Promise<unknown> {
    return this.#last;
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #store(batch: Waiting[]): Promise<void> {
    try {
      await this.#write(() => this.db.data.push(...batch.map(({ entry }) => entry)));
    } catch (cause) {
      if (batch.length > 1) for (const one of batch) await this.#store([one]);
      else batch[0]?.fail(cause);
      return;
    }
    for (const { entry } of batch) this.#show(entry);
    for (const { done } of batch) done();
  }

  async #remove({ ids, entry }: Removal): Promise<void> {
    await this.#write(() => {
      this.db.data = this.db.data.filter((one) => !ids.has(leadIdOf(one) ?? ''));
      this.db.data.push(entry);
    });
    for (const view of this.#views) view.forget?.(ids);
    this.#show(entry);
  }

  /** lowdb keeps what a failed write has changed: what is not on disk must not be in its data. */
  async #write(change: () => void): Promise<void> {
    const { data } = this.db;
    const { length } = data;
    change();
    try {
      await this.db.write();
    } catch (cause) {
      this.db.data = data;
      data.length = length;
      throw cause instanceof StorageError ? cause : new StorageError('Nothing can be written', { cause });
    }
  }

  #show(entry: Entry): void {
    for (const view of this.#views) view.apply(entry);
  }
}
