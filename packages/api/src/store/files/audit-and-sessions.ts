import type { AuditEntry } from '../../contract/index.js';
import type { AuditCutoffs, AuditLog, Page, PageQuery, Sessions } from '../ports.js';
import { countAuditLines } from '../records.js';
import { type AuditLine, createAuditLine, type Entry } from './entries.js';
import type { Erasures } from './erasures.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

export class FileAuditLog implements AuditLog, View {
  /** Oldest first. */
  lines: (AuditLine & { sequence: number })[] = [];

  constructor(
    private readonly journal: Journal,
    private readonly erasures: Erasures,
  ) {}

  apply(entry: Entry): void {
    if (entry.t === 'audit') this.lines.push({ ...entry, sequence: (this.lines.at(-1)?.sequence ?? 0) + 1 });
  }

  remove(ids: ReadonlySet<string>): void {
    this.lines = this.lines.filter(({ id }) => !ids.has(id));
  }

  async add(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void> {
    await this.journal.put(createAuditLine(this.journal.now(), entry));
  }

  expire({ lines, refusals }: AuditCutoffs): Promise<number> {
    return this.journal.runRemoval(async () => {
      await this.erasures.forgetAddresses(lines);
      const old = this.lines.filter(({ at, action }) => at < (action === 'sign-in-refused' ? refusals : lines));
      const subject = countAuditLines(old.length);
      const line = createAuditLine(this.journal.now(), { action: 'retention', address: 'server', subject });
      if (old.length > 0) await this.journal.remove(new Set(old.map(({ id }) => id)), line);
      return old.length;
    });
  }

  async page(query: PageQuery): Promise<Page<AuditEntry>> {
    const page = await cutPage(this.lines, query);
    const items = page.items.map(({ t: _, sequence: __, at, ...line }) => ({
      ...line,
      at: new Date(at).toISOString(),
    }));
    return { ...page, items };
  }
}

export class FileSessions implements Sessions, View {
  /** Session ids with the time when each would have expired. */
  readonly ended = new Map<string, number>();

  constructor(private readonly journal: Journal) {}

  apply(entry: Entry): void {
    if (entry.t === 'session-end') this.ended.set(entry.session, entry.until);
  }

  async end(session: string, until: number): Promise<void> {
    for (const [other, end] of this.ended) if (end < this.journal.now()) this.ended.delete(other);
    await this.journal.put({ t: 'session-end', session, until });
  }

  async isEnded(session: string): Promise<boolean> {
    return this.ended.has(session);
  }
}
