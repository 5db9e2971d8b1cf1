import type { Sessions } from '../ports.js';
import type { Entry } from './entries.js';
import type { Journal, View } from './journal.js';

/** Ended sessions in a data folder. */
export class FileSessions implements Sessions, View {
  /** With the time when they would have ended anyway. */
  readonly ended = new Map<string, number>();

  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'session-end') this.ended.set(entry.session, entry.until);
  }

  /** Forgets, on the way, the sessions that have ended by themselves since. */
  async end(session: string, until: number): Promise<void> {
    for (const [other, end] of this.ended) if (end < this.now()) this.ended.delete(other);
    await this.journal.put({ t: 'session-end', session, until });
  }

  async isEnded(session: string): Promise<boolean> {
    return this.ended.has(session);
  }
}
