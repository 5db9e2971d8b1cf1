import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactInput } from '../contract/schemas/index.js';
import type { LeadBody, LeadStore, NewLead } from '../store/lead-store.js';
import { lead, subscription } from './leads.js';

/** Somewhere to store in: a folder, a database. */
export interface StorePlace extends AsyncDisposable {
  /** Opens a store on it, as a start of the server would. */
  open(): Promise<LeadStore>;
}

const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** What every {@link LeadStore} does, whatever it stores in. */
export function describeLeadStore(openPlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: LeadStore;
  beforeEach(async () => {
    place = await openPlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place[Symbol.asyncDispose]();
  });
  const page = (more: object = {}) => store.page({ kind: 'contact', spam: false, limit: 500, ...more });

  it('keeps everything over a restart', async () => {
    const { id } = await store.add(lead('a', { channels: ['webhook'], fingerprint: 'f' }));
    await store.change('contact', id, { handled: true, note: 'called' });
    await store.audit({ action: 'export', address: '::1', subject: 'x' });
    await store.endSession('s', 5);
    await store.close();
    store = await place.open();
    expect(await page()).toMatchObject({
      total: 1,
      items: [{ id, sequence: 1, note: 'called', handledAt: expect.any(Number) }],
    });
    expect((await store.auditPage({ limit: 5 })).items).toMatchObject([{ action: 'export', subject: 'x' }]);
    expect(await store.isSessionEnded('s')).toBe(true);
    expect(await store.isSessionEnded('t')).toBe(false);
    expect(await store.add(lead('a', { fingerprint: 'f' }))).toEqual({ id, outcome: 'repeated' });
    expect(await store.claimDeliveries(5, 1)).toHaveLength(1);
  });

  it('forgets a session that has ended by itself, when another one is signed out of', async () => {
    await store.endSession('past', 5);
    for (const session of ['a', 'b']) await store.endSession(session, Date.now() + 60_000);
    expect(await Promise.all(['past', 'a'].map((session) => store.isSessionEnded(session)))).toEqual([false, true]);
  });

  it('gives back what was stored, to the letter', async () => {
    const body = { firstName: 'Zoë \\ % _ " \' 🚚', lastName: 'Ünal\n', email: 'Z@example.com', consent: false };
    const before = Date.now();
    const { id } = await store.add(lead('', { kind: 'partnership', body }));
    const { items } = await store.page({ kind: 'partnership', spam: false, limit: 1 });
    const submittedAt = items[0]?.submittedAt ?? 0;
    expect(items).toEqual([{ id, sequence: expect.any(Number), kind: 'partnership', submittedAt, spam: false, body }]);
    expect(Math.abs(submittedAt - before)).toBeLessThan(5_000);
    await store.ready();
  });

  it.each([
    '\0\u0001\u001b[31m\r\nBcc: x@example.com',
    '\uD800',
    '👩🏽‍🚀🇨🇦',
    '\u202Eمرحبا\u202C',
    '=HYPERLINK("https://example.com")',
  ])('takes whatever a form may hold: %j', async (text) => {
    const body = contactInput.parse({
      firstName: text,
      lastName: text,
      email: 'a@example.com',
      message: text,
    }) as LeadBody;
    await store.add(lead('', { body }));
    expect((await page({ q: body.firstName as string })).items).toMatchObject([{ body }]);
  });

  it('stores a fill-in once, however often and however fast it is sent', async () => {
    const results = await times(20, () => store.add(lead('a', { fingerprint: 'f' })));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
    expect((await page()).total).toBe(1);
  });

  it('stores an address once, in any case, and lets spam occupy none', async () => {
    await store.add(subscription('Zoë@Example.com', { spam: true }));
    const spellings = ['Zoë@Example.com', 'ZOË@EXAMPLE.COM', 'zoë@example.com'];
    const results = await times(9, (n) => store.add(subscription(spellings[n % 3] ?? '')));
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['created', ...Array(8).fill('known')]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const repeated = await store.add(subscription('new@example.com', { fingerprint: 'f' }));
    expect(await store.add(subscription('new@example.com', { fingerprint: 'f' }))).toEqual({
      id: repeated.id,
      outcome: 'repeated',
    });
  });

  it('leads from page to page, newest first, while more arrives', async () => {
    for (let n = 1; n <= 5; n += 1) await store.add(lead(`n${n}`));
    const first = await page({ limit: 2 });
    await store.add(lead('late'));
    const second = await page({ limit: 2, before: first.next });
    const third = await page({ limit: 2, before: second.next });
    const names = [first, second, third].map(({ items }) => items.map(({ body }) => body.firstName));
    expect(names).toEqual([['n5', 'n4'], ['n3', 'n2'], ['n1']]);
    expect([first.total, second.total, third.next]).toEqual([5, 6, undefined]);
    expect((await page({ before: 1 })).items).toEqual([]);
    const slice = await store.slice({ kind: 'contact', spam: false, limit: 2, before: first.next });
    expect({ ...slice, total: 6 }).toEqual(second);
  });

  it('keeps the lists apart', async () => {
    await store.add(lead('a'));
    await store.add(lead('b', { spam: true, channels: ['webhook'] }));
    await store.add(subscription('c@example.com'));
    expect((await page({ spam: true })).items).toMatchObject([{ spam: true, body: { firstName: 'b' } }]);
    expect([(await page()).total, (await page({ kind: 'subscriber' })).total]).toEqual([1, 1]);
    expect(await store.claimDeliveries(5, 1)).toEqual([]);
  });

  describe('a search', () => {
    it.each([
      ['okafor', 2],
      ['ADA OKAFOR', 1],
      ['étienne', 1],
      ['%', 1],
      ['a_b', 1],
      ['\\', 1],
      ["'; drop table leads; --", 0],
      ['\0', 0],
      ['416', 0],
    ])('for "%s" finds %i', async (q, total) => {
      const bodies: NewLead['body'][] = [
        { firstName: 'Ada', lastName: 'Okafor', phone: '416', message: 'Grow by 5 % a_b' },
        { firstName: 'ÉTIENNE', lastName: 'axb', company: 'OKAFOR \\ Sons' },
      ];
      for (const body of bodies) await store.add(lead('', { body }));
      const found = await page({ q, limit: 1 });
      expect(found.total).toBe(total);
      expect(found.items).toHaveLength(Math.min(1, total));
      expect(found.next === undefined).toBe(total < 2);
      expect({ ...(await store.slice({ kind: 'contact', spam: false, q, limit: 1 })), total }).toEqual(found);
    });
  });

  describe('a change', () => {
    it('marks a lead and takes the mark back, and touches nothing that it does not name', async () => {
      const { id } = await store.add(lead('a'));
      const handled = await store.change('contact', id, { handled: true });
      expect(handled?.handledAt).toEqual(expect.any(Number));
      const noted = await store.change('contact', id, { note: 'Called' });
      expect(noted).toMatchObject({ handledAt: handled?.handledAt, note: 'Called' });
      expect(await store.change('contact', id, { handled: true })).toEqual(noted);
      const undone = await store.change('contact', id, { handled: false, note: '' });
      expect([undone?.handledAt, undone?.note]).toEqual([undefined, undefined]);
      expect((await page()).items).toEqual([undone]);
    });

    it('of no lead, or of one on another list, changes nothing', async () => {
      const { id } = await store.add(lead('a'));
      expect(await store.change('subscriber', id, { handled: true })).toBeUndefined();
      expect(await store.change('contact', 'nobody\0', { handled: true })).toBeUndefined();
      expect((await page()).items[0]).not.toHaveProperty('handledAt');
    });
  });

  it('leads through the audit list', async () => {
    for (let n = 1; n <= 3; n += 1) await store.audit({ action: 'change', address: '::1', subject: `${n}` });
    await store.audit({ action: 'sign-in', address: '::1' });
    const first = await store.auditPage({ limit: 3 });
    expect(first.items.map(({ subject }) => subject)).toEqual([undefined, '3', '2']);
    const second = await store.auditPage({ limit: 3, before: first.next });
    expect(second).toMatchObject({ total: 4, items: [{ subject: '1' }] });
    expect(second.next).toBeUndefined();
  });

  describe('deliveries', () => {
    it('are handed out once', async () => {
      for (const name of ['a', 'b', 'c']) await store.add(lead(name, { channels: ['webhook', 'mail'] }));
      const claims = await times(4, () => store.claimDeliveries(2, 60_000));
      const ids = claims.flat().map(({ delivery }) => delivery.id);
      const rest = await store.claimDeliveries(10, 60_000);
      expect(new Set([...ids, ...rest.map(({ delivery }) => delivery.id)]).size).toBe(ids.length + rest.length);
      expect(ids.length + rest.length).toBe(6);
      expect(await store.claimDeliveries(10, 60_000)).toEqual([]);
    });

    it('are handed out again after their lease, oldest first', async () => {
      for (const name of ['a', 'b', 'c']) await store.add(lead(name, { channels: ['webhook', 'mail'] }));
      expect(await store.claimDeliveries(10, 1)).toHaveLength(6);
      await pause(20);
      const again = await store.claimDeliveries(10, 60_000);
      expect(again.map(({ lead: { body }, delivery }) => `${body.firstName} ${delivery.channel}`)).toEqual([
        'a webhook',
        'a mail',
        'b webhook',
        'b mail',
        'c webhook',
        'c mail',
      ]);
    });

    it('are sent, tried again, or given up', async () => {
      const { id: leadId } = await store.add(lead('a', { channels: ['webhook'] }));
      const id = `${leadId}.webhook`;
      expect(await store.claimDeliveries(5, 60_000)).toMatchObject([
        { delivery: { id, leadId, kind: 'contact', state: 'pending', attempts: 0 }, lead: { id: leadId } },
      ]);
      await store.finishDelivery(id, { error: 'HTTP 500', nextAttemptAt: Date.now() + 60_000 });
      expect(await store.claimDeliveries(5, 60_000)).toEqual([]);
      expect((await store.deliveryPage({ limit: 5 })).items).toMatchObject([
        { state: 'pending', attempts: 1, error: 'HTTP 500', nextAttemptAt: expect.any(String) },
      ]);
      await store.finishDelivery(id, { error: 'HTTP 500', nextAttemptAt: Date.now() });
      await pause(20);
      expect(await store.claimDeliveries(5, 60_000)).toHaveLength(1);
      await store.finishDelivery(id, { error: 'HTTP 500' });
      expect((await store.deliveryPage({ limit: 5 })).items).toMatchObject([{ state: 'failed', attempts: 3 }]);
      expect(await store.claimDeliveries(5, 60_000)).toEqual([]);

      // Afresh, with all the attempts that a new one has.
      expect(await store.resend(id)).toMatchObject({ state: 'pending', attempts: 0 });
      expect(await store.claimDeliveries(5, 60_000)).toHaveLength(1);
      await store.finishDelivery(id, {});
      const [sent] = (await store.deliveryPage({ limit: 5 })).items;
      expect(sent).toMatchObject({ state: 'sent', attempts: 1 });
      expect(Object.keys(sent ?? {})).not.toContain('error');
      expect(await store.resend('nobody\0')).toBeUndefined();
    });

    it('are listed from page to page, newest first', async () => {
      for (const name of ['a', 'b']) await store.add(lead(name, { channels: ['webhook', 'mail'] }));
      const first = await store.deliveryPage({ limit: 3 });
      const second = await store.deliveryPage({ limit: 3, before: first.next });
      expect([...first.items, ...second.items].map(({ channel }) => channel)).toEqual([
        'mail',
        'webhook',
        'mail',
        'webhook',
      ]);
      expect([first.total, second.next]).toEqual([4, undefined]);
    });
  });
}
