import { randomUUID } from 'node:crypto';
import { open, rm, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from '../errors.js';

/** How a lock is kept and watched, in milliseconds. */
export interface LockTimes {
  /** From one beat of the owner's heart to the next. */
  beat: number;
  /** How long an owner relies on the last time it saw that the lock is its own. */
  fresh: number;
  /** How long a lock is watched without a beat before it is taken over. Longer than `settle`, in which there are beats. */
  watch: number;
  /** How long one that took over waits before it relies on that. Longer than `fresh`: the one before has noticed by then. */
  settle: number;
}

const realTimes: LockTimes = { beat: 1_000, fresh: 3_000, watch: 5_000, settle: 4_000 };

export interface LockFileOptions {
  path: string;
  /** Names everybody who cannot own the lock beside its claimant: a lock of the same place is that of a dead process. */
  place: string;
  /** What must hold as well whenever the owner looks whether the lock is still its own. Rejects when it does not. */
  alsoConfirm?: (() => Promise<void>) | undefined;
  /** Called once, when another process has taken the lock over. */
  onLost?: ((error: Error) => void) | undefined;
  times?: LockTimes | undefined;
}

/** Another process writes the data folder now. The server ends. */
export class FolderTakenOverError extends StorageError {
  override name = 'FolderTakenOverError';

  constructor() {
    super('Another process has taken the data folder over, because this one did not answer for some seconds.');
  }
}

interface Look {
  text: string;
  touchedAt: number;
}

/** What stands in the lock; undefined when there is none. It opens the file: shared folders show what is new only then. */
async function look(path: string): Promise<Look | undefined> {
  try {
    const handle = await open(path, 'r');
    try {
      const { mtimeMs: touchedAt } = await handle.stat();
      return { text: await handle.readFile('utf8'), touchedAt };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Resolves to false when there is a lock already. */
async function create(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A disk that fails is reported where it matters: by the write that it refuses. */
const touch = (path: string) => utimes(path, new Date(), new Date()).catch(() => undefined);

/**
 * Waits for a beat. Clocks are not compared: the lock's times are those of another machine. It looks so many times, rather
 * than for so long, so that a watcher that was itself paused does not take its own pause for the other one's silence.
 */
async function watch(path: string, first: Look, { beat, watch }: LockTimes): Promise<'alive' | 'still' | 'gone'> {
  for (let looks = Math.ceil(watch / (beat / 2)); looks > 0; looks -= 1) {
    await sleep(beat / 2);
    const now = await look(path);
    if (!now) return 'gone';
    if (now.text !== first.text || now.touchedAt !== first.touchedAt) return 'alive';
  }
  return 'still';
}

/** Resolves to whether a lock that was taken over stays ours: of several that write it at once, the last one has it. */
async function settle(path: string, text: string, { beat, settle }: LockTimes): Promise<boolean> {
  for (let looks = Math.ceil(settle / beat); looks > 0; looks -= 1) {
    await touch(path);
    await sleep(beat);
    if ((await look(path))?.text !== text) return false;
  }
  return true;
}

/** Resolves to undefined when another process has the lock. */
export async function claimLockFile(options: LockFileOptions): Promise<LockFile | undefined> {
  const { path, place, times = realTimes } = options;
  const text = `${place} ${randomUUID()}\n`;
  for (;;) {
    if (await create(path, text)) return new LockFile(text, options, false);
    const found = await look(path);
    if (!found) continue;
    const ofTheDead = found.text.startsWith(`${place} `);
    const state = ofTheDead ? 'still' : await watch(path, found, times);
    if (state === 'alive') return undefined;
    if (state === 'gone') continue;
    await writeFile(path, text, { mode: 0o600 });
    if (ofTheDead) return new LockFile(text, options, false);
    return (await settle(path, text, times)) ? new LockFile(text, options, true) : undefined;
  }
}

/** The lock file of a folder that machines share, as its owner keeps it. */
export class LockFile {
  /** Whether it was another one's, who may only be paused and have files open. */
  readonly tookOver: boolean;
  readonly #text: string;
  readonly #options: LockFileOptions;
  readonly #times: LockTimes;
  readonly #beat: NodeJS.Timeout;
  #confirmed: { clock: number; date: number } | undefined;
  #confirming: Promise<void> | undefined;
  #lost: FolderTakenOverError | undefined;

  constructor(text: string, options: LockFileOptions, tookOver: boolean) {
    this.tookOver = tookOver;
    this.#text = text;
    this.#options = options;
    this.#times = options.times ?? realTimes;
    // What a beat finds out is told by the next check.
    this.#beat = setInterval(() => this.confirm().catch(() => undefined), this.#times.beat).unref();
  }

  /** Rejects with a {@link StorageError} unless the folder is ours. Reads nothing while the last look is fresh. */
  async check(): Promise<void> {
    while (!this.#isFresh()) await this.confirm();
  }

  /** Looks whether the folder is ours, and rejects with a {@link StorageError} when it is not. */
  confirm(): Promise<void> {
    this.#confirming ??= this.#confirm().finally(() => {
      this.#confirming = undefined;
    });
    return this.#confirming;
  }

  /** Gives the lock up, unless it is another one's by now. */
  async release(): Promise<void> {
    clearInterval(this.#beat);
    await this.#confirming?.catch(() => undefined);
    if ((await look(this.#options.path))?.text === this.#text) await rm(this.#options.path, { force: true });
  }

  /** By both clocks: one stands still while the machine sleeps, the other one can be set. */
  #isFresh(): boolean {
    if (!this.#confirmed) return false;
    const { clock, date } = this.#confirmed;
    return Math.max(performance.now() - clock, Math.abs(Date.now() - date)) <= this.#times.fresh;
  }

  async #confirm(): Promise<void> {
    // Of before it looks: what it sees may be that old when it has looked.
    const moment = { clock: performance.now(), date: Date.now() };
    this.#confirmed = await this.#look().then(
      () => moment,
      (cause: unknown) => {
        this.#confirmed = undefined;
        throw cause instanceof StorageError ? cause : new StorageError('The data folder cannot be read', { cause });
      },
    );
  }

  async #look(): Promise<void> {
    const { path, alsoConfirm, onLost } = this.#options;
    if (this.#lost) throw this.#lost;
    const found = await look(path);
    if (!found) throw new StorageError('The data folder is gone, or its lock is');
    if (found.text !== this.#text) {
      this.#lost = new FolderTakenOverError();
      onLost?.(this.#lost);
      throw this.#lost;
    }
    await touch(path);
    await alsoConfirm?.();
  }
}
