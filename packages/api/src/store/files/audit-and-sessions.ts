import type { AuditEntry } from '../../contract/index.js';
import type { AuditLog, Page, PageQuery, Sessions } from '../ports.js';
import { type AuditLine, createAuditLine, type Entry } from './entries.js';
import type { Journal, View } from './journal.js';
import { cutPage } from './paging.js';

export class FileAuditLog implements AuditLog, View {
  /** Oldest first. */
  readonly lines: (AuditLine & { sequence: number })[] = [];

  constructor(private readonly journal: Journal) {}

  apply(entry: Entry): void {
    if (entry.t === 'audit') this.lines.push({ ...entry, sequence: this.lines.length + 1 });
  }

  async add(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void> {
    await this.journal.put(createAuditLine(this.journal.now(), entry));
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
