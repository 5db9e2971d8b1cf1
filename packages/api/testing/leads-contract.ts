import { describe, expect, it } from 'vitest';
import type { SubscriberStatus } from '../src/contract/index.js';
import { contactInput } from '../src/contract/schemas/index.js';
import type { LeadBody, NewLead } from '../src/store/ports.js';
import { lead, subscription } from './leads.js';
import { counted, type OpenPlace, times, useStores } from './store-place.js';

/** Tests of every implementation of {@link Leads}. */
export function describeLeads(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);
  const page = (more: object = {}) => counted(stores.leads.page({ kind: 'contact', spam: false, limit: 500, ...more }));

  it('keeps leads and notes over a restart', async () => {
    const { id } = await stores.leads.add(lead('a', { fingerprint: 'f' }));
    await stores.leads.change('contact', id, { handled: true, note: 'called' });
    await stores.restart();
    const kept = { id, sequence: 1, note: 'called', handledAt: expect.any(Number) };
    expect(await page()).toMatchObject({ total: 1, items: [kept] });
    expect(await stores.leads.add(lead('a', { fingerprint: 'f' }))).toEqual({ id, outcome: 'repeated' });
  });

  it('lists the leads of one language; those without one are in English', async () => {
    const body = { firstName: 'Zoé', email: 'z@example.com', language: 'fr' };
    const french = await stores.leads.add(lead('', { body }));
    const english = await stores.leads.add(lead('a'));
    const idsIn = async (language?: string) => {
      const { items, total } = await page({ language });
      return { ids: items.map(({ id }) => id), total };
    };
    expect(await idsIn('fr')).toEqual({ ids: [french.id], total: 1 });
    expect(await idsIn('en')).toEqual({ ids: [english.id], total: 1 });
    expect(await idsIn('de')).toEqual({ ids: [], total: 0 });
    expect((await idsIn()).total).toBe(2);
  });

  it('returns leads unchanged', async () => {
    const body = { firstName: 'Zoë \\ % _ " \' 🚚', lastName: 'Ünal\n', email: 'Z@example.com', consent: false };
    const before = Date.now();
    const { id } = await stores.leads.add(lead('', { kind: 'partnership', body }));
    const { items } = await page({ kind: 'partnership' });
    const submittedAt = items[0]?.submittedAt ?? 0;
    expect(items).toEqual([{ id, sequence: expect.any(Number), kind: 'partnership', submittedAt, spam: false, body }]);
    // A database has a more precise clock.
    expect(submittedAt).toBeGreaterThanOrEqual(before - 1);
    expect(submittedAt).toBeLessThanOrEqual(Date.now() + 1);
    await stores.ready();
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
    await stores.leads.add(lead('', { body }));
    expect((await page({ q: body.firstName as string })).items).toMatchObject([{ body }]);
  });

  it('stores a submission once, for any number of simultaneous or later retries', async () => {
    const results = await times(20, () => stores.leads.add(lead('a', { fingerprint: 'f' })));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
    expect((await page()).total).toBe(1);
  });

  it('stores each of many different leads that arrive at the same time, with its deliveries', async () => {
    const names = Array.from({ length: 250 }, (_, n) => `n${n}`);
    const results = await times(250, (n) => stores.leads.add(lead(names[n] ?? '', { channels: ['webhook'] })));
    const { items } = await page();
    expect(new Map(items.map(({ id, body }) => [id, body.firstName]))).toEqual(
      new Map(results.map(({ id }, n) => [id, names[n]])),
    );
    const due = await stores.outbox.claim(500, 60_000, 'webhook');
    expect(new Set(due.map(({ lead: { body } }) => body.firstName))).toEqual(new Set(names));
  });

  /** One mailbox: letter case, NFD, invisible characters, widths, an IDNA domain, a trailing dot. */
  const spellings = [
    'Zoë@Exämple.com',
    'ZOë@EXäMPLE.COM',
    'zoe\u0308@exa\u0308mple.com',
    'z\u200Bo\u00ADë\uFEFF@ex\u200Dämple.com',
    'ｚｏë@ｅｘäｍｐｌｅ.com',
    'zoë@xn--exmple-cua.com',
    'zoë@exämple.com.',
    'zoë@exämple。com',
  ];

  it('stores an address once in any spelling, and spam does not occupy it', async () => {
    await stores.leads.add(subscription(spellings[0] ?? '', { spam: true }));
    const results = await times(16, (n) => stores.leads.add(subscription(spellings[n % 8] ?? '')));
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['created', ...Array(15).fill('known')]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const repeated = await stores.leads.add(subscription('new@example.com', { fingerprint: 'f' }));
    expect(await stores.leads.add(subscription('new@example.com', { fingerprint: 'f' }))).toEqual({
      id: repeated.id,
      outcome: 'repeated',
    });
  });

  it('does not confuse two people: other accents, a tag, a sign that only looks like a letter', async () => {
    for (const email of ['mark@example.com', 'mar\u212A@example.com', 'märk@example.com', 'mark+a@example.com'])
      expect((await stores.leads.add(subscription(email))).outcome).toBe('created');
  });

  it('stores a subscription that arrives during the erasure of the same address', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await stores.leads.add(subscription('ada@example.com', { fingerprint: 'f' }));
      const erasing = stores.leads.erase([id], '::1');
      const again = await stores.leads.add(subscription('ada@example.com', { fingerprint: 'f' }));
      expect([await erasing, again.outcome]).toEqual([1, 'created']);
      expect(await stores.leads.findByEmail('ada@example.com')).toMatchObject([{ id: again.id }]);
      await stores.leads.erase([again.id], '::1');
    }
  });

  it('lists leads page by page, newest first, while more arrive', async () => {
    for (let n = 1; n <= 5; n += 1) await stores.leads.add(lead(`n${n}`));
    const first = await page({ limit: 2 });
    await stores.leads.add(lead('late'));
    const second = await page({ limit: 2, before: first.next });
    const third = await page({ limit: 2, before: second.next });
    const names = [first, second, third].map(({ items }) => items.map(({ body }) => body.firstName));
    expect(names).toEqual([['n5', 'n4'], ['n3', 'n2'], ['n1']]);
    expect([first.total, second.total, third.next]).toEqual([5, 6, undefined]);
    expect((await page({ before: 1 })).items).toEqual([]);
  });

  it('has a separate list for each kind, and for spam', async () => {
    await stores.leads.add(lead('a'));
    await stores.leads.add(lead('b', { spam: true, channels: ['webhook'] }));
    await stores.leads.add(subscription('c@example.com'));
    expect((await page({ spam: true })).items).toMatchObject([{ spam: true, body: { firstName: 'b' } }]);
    expect([(await page()).total, (await page({ kind: 'subscriber' })).total]).toEqual([1, 1]);
    expect(await stores.outbox.claim(5, 1)).toEqual([]);
  });

  describe('a search', () => {
    it.each([
      ['okafor', 2],
      ['ADA OKAFOR', 1],
      ['étienne', 1],
      ['e\u0301tienne', 1],
      ['zoé', 1],
      ['Etienne', 1],
      ['zoe', 1],
      ['coeur', 1],
      ['CŒUR', 1],
      ['%', 1],
      ['a_b', 1],
      ['\\', 1],
      ["'; drop table leads; --", 0],
      ['\0', 0],
      ['416', 0],
      // Phones type other signs than keyboards do.
      ["o'brien", 1],
      ['O’Brien', 1],
      ['saint-jean "du nord"', 1],
      ['abc', 1],
      // Not every keyboard has these letters.
      ['lukasz soren strasse', 1],
      ['Łukasz Søren', 1],
      ['new truck', 1],
      ['truck north', 0],
    ])('for "%s" finds %i', async (q, total) => {
      const bodies: NewLead['body'][] = [
        { firstName: 'Ada', lastName: 'Okafor', company: 'Zoe\u0301', phone: '416', message: 'Grow by 5 % a_b' },
        { firstName: 'ÉTIENNE', lastName: 'axb', company: 'OKAFOR \\ Cœur' },
        { firstName: 'Łukasz', lastName: 'Søren Straße', message: 'A new\r\ntruck', company: 'North' },
        { firstName: 'ＡＢＣ', lastName: 'O’Brien', company: 'Saint\u2011Je\u00ADan\u00A0“du\u202FNord”' },
      ];
      for (const body of bodies) await stores.leads.add(lead('', { body }));
      const found = await page({ q, limit: 1 });
      expect(found.total).toBe(total);
      expect(found.items).toHaveLength(Math.min(1, total));
      expect(found.next === undefined).toBe(total < 2);
    });
  });

  describe('a subscriber', () => {
    const subscriptions = async () => (await page({ kind: 'subscriber' })).items.map(({ status }) => status);

    it('stays pending until confirmed, if added as pending, over a restart too', async () => {
      const { id } = await stores.leads.add(subscription('a@example.com', { status: 'pending' }));
      await stores.leads.add(subscription('b@example.com'));
      expect(await subscriptions()).toEqual([undefined, 'pending']);
      await stores.leads.change('subscriber', id, { status: 'active' });
      await stores.restart();
      expect(await stores.leads.find('subscriber', id)).toMatchObject({ id, status: 'active' });
      expect(await stores.leads.find('contact', id)).toBeUndefined();
      expect(await stores.leads.find('subscriber', 'nobody\0')).toBeUndefined();
    });

    it('stays unsubscribed if a confirmation arrives at the same time or later', async () => {
      for (const late of [false, true]) {
        const { id } = await stores.leads.add(subscription(`${late}@example.com`, { status: 'pending' }));
        const change = (status: SubscriberStatus) => stores.leads.change('subscriber', id, { status });
        const ending = change('unsubscribed');
        if (late) await ending;
        await Promise.all([ending, ...Array.from({ length: 8 }, () => change('active'))]);
        expect(await stores.leads.find('subscriber', id)).toMatchObject({ status: 'unsubscribed' });
        await stores.restart();
        expect(await stores.leads.find('subscriber', id)).toMatchObject({ status: 'unsubscribed' });
      }
    });

    it('is found by any spelling of the mailbox until the subscription ends, and without any other lead', async () => {
      const found = async () => (await stores.leads.findSubscriptions('ADA@exämple.com.')).map(({ id }) => id);
      const email = 'ada@xn--exmple-cua.com';
      const { id } = await stores.leads.add(subscription(email, { status: 'pending' }));
      await stores.leads.add(subscription(email, { spam: true }));
      await stores.leads.add(subscription('other@example.com'));
      await stores.leads.add(lead('a', { body: { firstName: 'a', email } }));
      expect(await found()).toEqual([id]);
      await stores.leads.change('subscriber', id, { status: 'active' });
      expect(await found()).toEqual([id]);
      await stores.leads.change('subscriber', id, { status: 'unsubscribed' });
      await stores.restart();
      expect(await found()).toEqual([]);
      const again = await stores.leads.add(subscription(email));
      expect(await found()).toEqual([again.id]);
      await stores.leads.erase([again.id], '::1');
      expect(await found()).toEqual([]);
    });

    it('may subscribe again after unsubscribing, as a new lead', async () => {
      const { id } = await stores.leads.add(subscription('a@example.com'));
      await stores.leads.change('subscriber', id, { status: 'unsubscribed' });
      await stores.restart();
      const again = await stores.leads.add(subscription('A@example.com'));
      expect(again.outcome).toBe('created');
      expect(await stores.leads.add(subscription('a@example.com'))).toEqual({ id: again.id, outcome: 'known' });
      expect(await subscriptions()).toEqual([undefined, 'unsubscribed']);
    });
  });
}
