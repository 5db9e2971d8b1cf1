import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '../../contract/index.js';
import type { AuditLog, Page, PageQuery } from '../ports.js';
import type { Database } from './database.js';
import { cutPage } from './paging.js';
import { auditEntry } from './rows.js';

/** The audit log in PostgreSQL. */
export class PostgresAuditLog implements AuditLog {
  constructor(private readonly db: Database) {}

  async add({ action, address, subject }: Omit<AuditEntry, 'id' | 'at'>): Promise<void> {
    await this.db.query(
      'insert into audit (id, action, address, subject) values ($1, $2, $3, $4) on conflict do nothing',
      [randomUUID(), action, address, subject ?? null],
    );
  }

  async page(query: PageQuery): Promise<Page<AuditEntry>> {
    return cutPage(this.db, { table: 'audit', item: auditEntry }, query);
  }
}
