import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lead, subscription } from '../../../testing/leads.js';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.js';
import { openPostgres } from './open-postgres.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database[Symbol.asyncDispose]());

const tables = ['leads', 'tombstones', 'audit', 'ended_sessions'];

/** The statements that `docs/outlasts-restore.sql` writes, as psql writes them. */
async function writeKept(): Promise<string[]> {
  const file = await readFile(new URL('../../../docs/outlasts-restore.sql', import.meta.url), 'utf8');
  const kept: string[] = [];
  for (const statement of file
    .replaceAll(/^--.*$/gm, '')
    .split(/;$/m)
    .filter((one) => one.trim()))
    kept.push(...(await database.query(statement)).map(({ format }) => String(format)));
  return kept;
}

it('keeps who was erased, and who confirmed or ended a subscription, across the restore of an older dump', async () => {
  const before = await openPostgres(database.url, Date.now);
  const pending = { status: 'pending' } as const;
  const { id: confirmed } = await before.leads.add(subscription('ada@example.com', pending));
  const { id: ended } = await before.leads.add(subscription("o'bob@example.com"));
  const { id: stopped } = await before.leads.add(lead('Cy'));
  const { id: erased } = await before.leads.add(lead('eve'));
  for (const table of tables) await database.query(`create table dump_${table} as select * from ${table}`);
  await before.leads.change('subscriber', confirmed, { status: 'active' });
  await before.leads.change('subscriber', ended, { status: 'unsubscribed' });
  await before.leads.change('contact', stopped, { status: 'unsubscribed' });
  await before.leads.erase([erased], "it's me");
  await before.sessions.end('session', Date.now() + 60_000);
  await before.close();

  const kept = await writeKept();
  await database.query(`truncate ${tables.join()} cascade`);
  for (const table of tables)
    await database.query(`insert into ${table} overriding system value select * from dump_${table}`);
  for (const statement of kept) await database.query(statement);

  const after = await openPostgres(database.url, Date.now);
  const statusOf = async (kind: 'subscriber' | 'contact', id: string) => (await after.leads.find(kind, id))?.status;
  expect(await statusOf('subscriber', confirmed)).toBe('active');
  expect(await statusOf('subscriber', ended)).toBe('unsubscribed');
  expect(await statusOf('contact', stopped)).toBe('unsubscribed');
  expect(await after.leads.find('contact', erased)).toBeUndefined();
  expect((await after.leads.add(subscription("o'bob@example.com"))).outcome).toBe('created');
  expect((await after.leads.add(subscription('ada@example.com'))).outcome).toBe('known');
  expect(await after.sessions.isEnded('session')).toBe(true);
  const { items } = await after.auditLog.page({ limit: 9 });
  expect(items.map(({ action, address }) => [action, address])).toEqual([['erase', "it's me"]]);
  await after.close();
});
