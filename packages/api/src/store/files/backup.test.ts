import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { backUp, openFiles, restore } from '../../../testing/file-store.js';
import { bigLead, STORED, useJournal } from '../../../testing/journal.js';
import { lead, subscription } from '../../../testing/leads.js';
import { encodeLine } from './lines.js';

const { folder, file: journal, beside, count, names, add } = useJournal();
let file: string;
beforeEach(async () => {
  file = beside('backup.json');
  expect(await backUp(folder(), file)).toBe(STORED);
});

it('is readable only by its owner', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it('is one JSON document with a few entries per line', async () => {
  const { format, lines } = JSON.parse(await readFile(file, 'utf8'));
  expect(format).toBe('boundless-backup');
  expect(lines.at(-1)[1]).toEqual({ entries: STORED });
});

it('is restored into an empty folder, and replaces existing leads only if asked to', async () => {
  await add(lead('later'));
  await expect(restore(folder(), file)).rejects.toThrow(/already contains leads.*--replace/);
  expect(await count()).toBe(STORED + 1);
  expect(await restore(folder(), file, { replace: true })).toEqual({ entries: STORED, skipped: 0 });
  expect(await count()).toBe(STORED);
  await rm(folder(), { recursive: true });
  expect((await restore(folder(), file)).entries).toBe(STORED);
  expect(await names()).toEqual(Array.from({ length: STORED }, (_, n) => `n${n}`));
});

it('keeps the audit log of the leads that it replaces, without duplicates, and records the replacement', async () => {
  const note = async (subject: string) => {
    const stores = await openFiles({ folder: folder() });
    await stores.auditLog.add({ action: 'export', address: '::1', subject });
    await stores.close();
  };
  await note('before');
  await backUp(folder(), file);
  await note('after');
  await restore(folder(), file, { replace: true });
  const stores = await openFiles({ folder: folder() });
  const { items } = await stores.auditLog.page({ limit: 10 });
  await stores.close();
  expect(items.map(({ action, subject }) => [action, subject])).toEqual([
    ['restore', `${STORED + 1} entries`],
    ['export', 'after'],
    ['export', 'before'],
  ]);
});

it('does not restore subscriptions and sessions that ended since, but what somebody started since is gone', async () => {
  let stores = await openFiles({ folder: folder() });
  const ids = [];
  for (const name of ['kept', 'ended', 'again'])
    ids.push((await stores.leads.add(subscription(`${name}@example.com`))).id);
  await stores.close();
  await backUp(folder(), file);
  stores = await openFiles({ folder: folder() });
  for (const id of ids.slice(1)) await stores.leads.change('subscriber', id, { status: 'unsubscribed', note: 'x' });
  await stores.leads.add(subscription('again@example.com'));
  await stores.sessions.end('session', Date.now() + 60_000);
  await stores.close();
  for (let time = 0; time < 2; time += 1) await restore(folder(), file, { replace: true });
  stores = await openFiles({ folder: folder() });
  const { items } = await stores.leads.page({ kind: 'subscriber', spam: false, limit: 9 });
  const isEnded = await stores.sessions.isEnded('session');
  await stores.close();
  expect(items.map(({ status }) => status)).toEqual(['unsubscribed', 'unsubscribed', undefined]);
  expect(isEnded).toBe(true);
});

it('does not undo a confirmation', async () => {
  let stores = await openFiles({ folder: folder() });
  const { id } = await stores.leads.add(subscription('ada@example.com', { status: 'pending' }));
  await stores.close();
  await backUp(folder(), file);
  stores = await openFiles({ folder: folder() });
  await stores.leads.change('subscriber', id, { status: 'active' });
  await stores.close();
  await restore(folder(), file, { replace: true });
  stores = await openFiles({ folder: folder() });
  const found = await stores.leads.find('subscriber', id);
  await stores.close();
  expect(found?.status).toBe('active');
});

describe('overwrites nothing but a backup', () => {
  it.each(['the journal', 'another file', 'a file with the name of its temporary file'])(
    'not over %s',
    async (which) => {
      const other = beside('other.json');
      const target = { 'the journal': journal(), 'another file': other }[which] ?? beside('new.json');
      const touched = which.startsWith('what') ? `${target}.tmp` : target;
      if (which !== 'the journal') await writeFile(touched, "somebody else's");
      const before = await readFile(touched);
      await expect(backUp(folder(), target)).rejects.toThrow(/exists and is not a backup/);
      expect((await readFile(touched)).equals(before)).toBe(true);
    },
  );

  it('over an older one', async () => {
    await add(lead('later'));
    await writeFile(`${file}.tmp`, '{"format":"boundless-backup","version":2,"madeAt":"cut short by a kill');
    expect(await backUp(folder(), file)).toBe(STORED + 1);
  });
});

it('leaves no file behind when it fails', async () => {
  await truncate(journal(), 1_000_000);
  await expect(backUp(folder(), beside('new.json'))).rejects.toThrow(/leads-000001.jsonl is damaged/);
  expect(await readdir(beside('.'))).toEqual(['backup.json', 'data']);
});

it('is made while a server writes and erases', async () => {
  const stores = await openFiles({ folder: folder() });
  let running = true;
  const work = (async () => {
    for (let n = 0; running && n < 300; n += 1) {
      const { id } = await stores.leads.add(bigLead(`w${n}`));
      if (n % 50 === 0) await stores.leads.erase([id], 'test');
    }
  })();
  for (let n = 0; n < 4; n += 1) expect(await backUp(folder(), file)).toBeGreaterThanOrEqual(STORED);
  running = false;
  await work;
  await stores.close();
});

const entry = (n: number, more: object = {}) => ({
  t: 'lead',
  n,
  id: `id${n}`,
  at: 1,
  kind: 'contact',
  body: {},
  ...more,
});

/** A valid backup of these entries. */
async function forge(entries: object[], count = entries.length) {
  const lines = [encodeLine({ erased: [] }), encodeLine(entries)].map((line) => `${line.toString().trimEnd()},\n`);
  const head = '{"format":"boundless-backup","version":2,"madeAt":"2026-01-01T00:00:00.000Z","lines":[\n';
  await writeFile(file, `${head}${lines.join('')}${encodeLine({ entries: count })}]}\n`);
}

describe('is refused, and the folder is unchanged,', () => {
  it.each<[string, object[], number?]>([
    ['with an invalid time', [entry(1, { at: 8_640_000_000_000_001 })]],
    ['with the same lead twice', [entry(1), entry(1)]],
    ['with the same id twice', [entry(1), entry(2, { id: 'id1' })]],
    ['with leads out of order', [entry(2), entry(1)]],
    ['with fewer entries than it says', [entry(1)], 2],
  ])('%s', async (_what, entries, wanted) => {
    await forge(entries, wanted);
    await expect(restore(folder(), file, { replace: true })).rejects.toThrow(/backup.json is damaged/);
    expect(await count()).toBe(STORED);
  });

  it('with any other change to its content', async () => {
    const bytes = await readFile(file);
    const places = fc.integer({ min: 0, max: bytes.length - 2 });
    const damage = fc.oneof(
      fc.record({ how: fc.constant('flip' as const), at: places, bit: fc.integer({ min: 0, max: 7 }) }),
      fc.record({ how: fc.constant('cut' as const), at: places }),
      fc.record({ how: fc.constant('wipe' as const), at: places }),
    );
    await fc.assert(
      fc.asyncProperty(damage, async (one) => {
        const changed = Buffer.from(bytes);
        if (one.how === 'flip') changed[one.at] = (changed[one.at] ?? 0) ^ (1 << one.bit);
        if (one.how === 'wipe') changed.fill(0, one.at, Math.min(one.at + 4_096, bytes.length));
        await writeFile(file, one.how === 'cut' ? changed.subarray(0, one.at) : changed);
        const result = await restore(beside('empty'), file).then(
          ({ entries }) => entries,
          () => 'refused',
        );
        // Nothing depends on the time when the backup was made.
        expect(['refused', STORED]).toContain(result);
        await rm(beside('empty'), { recursive: true, force: true });
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});

it('leaves either all old or all new data if a restore is killed', async () => {
  await add(lead('later'));
  const script = `
    import { restore } from ${JSON.stringify(fileURLToPath(new URL('backup.ts', import.meta.url)))};
    console.log('go');
    await restore(process.argv[1], process.argv[2], { replace: true });
  `;
  const command = ['--import', 'tsx', '--input-type=module', '-e', script, folder(), file];
  for (const wait of [0, 10, 25]) {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await sleep(wait);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([STORED, STORED + 1]).toContain(await count());
  }
});
