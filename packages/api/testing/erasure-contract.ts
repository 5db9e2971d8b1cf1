import { describe, expect, it } from 'vitest';
import { lead, subscription } from './leads.js';
import { counted, type OpenPlace, times, useStores } from './store-place.js';

/** Tests of how every implementation of {@link Leads} erases, on request and after the time of retention. */
export function describeErasure(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);
  const page = (more: object = {}) => counted(stores.leads.page({ kind: 'contact', spam: false, limit: 500, ...more }));

  describe('a person', () => {
    const email = 'Zoë.%_Ünal@Example.com';
    const otherSpelling = 'zOe\u0308.\u200B%_Ünal@EXAMPLE.com.';

    async function storePerson() {
      const ids = [];
      for (const spam of [false, true])
        ids.push((await stores.leads.add(lead('z', { body: { firstName: 'z', email }, spam }))).id);
      ids.push((await stores.leads.add(subscription(email, { fingerprint: 'f', channels: ['mail', 'webhook'] }))).id);
      await stores.leads.change('contact', ids[0] ?? '', { note: 'Called' });
      await stores.leads.add(lead('other', { body: { firstName: 'other', email: `a${email}`, message: email } }));
      return ids.reverse();
    }

    it('is found by address, in any spelling, in every list', async () => {
      const ids = await storePerson();
      const found = await stores.leads.findByEmail(otherSpelling);
      expect(found.map(({ id }) => id)).toEqual(ids);
      expect((await page({ q: otherSpelling })).items).toMatchObject([
        { body: { firstName: 'other' } },
        { id: ids[2] },
      ]);
      expect((await stores.leads.add(subscription(otherSpelling))).outcome).toBe('known');
      expect(found.at(-1)).toMatchObject({ kind: 'contact', spam: false, note: 'Called' });
      expect(await stores.leads.findByEmail('nobody@example.com')).toEqual([]);
      expect((await stores.outbox.findByLeads(ids)).map(({ channel }) => channel)).toEqual(['mail', 'webhook']);
    });

    it('is erased with notes and deliveries, once, over a restart too', async () => {
      const ids = await storePerson();
      const [due] = await stores.outbox.claim(1, 60_000);
      const erased = await times(2, () => stores.leads.erase(ids, '::1'));
      expect(erased.sort()).toEqual([0, 3]);
      for (const restart of [false, true]) {
        if (restart) await stores.restart();
        expect(await stores.leads.findByEmail(email)).toEqual([]);
        expect((await counted(stores.outbox.page({ limit: 5 }))).total).toBe(0);
        expect(await stores.outbox.findByLeads(ids)).toEqual([]);
        expect(await page()).toMatchObject({ total: 1, items: [{ body: { firstName: 'other' } }] });
        expect((await page({ spam: true })).total).toBe(0);
      }
      await stores.outbox.finish(due?.delivery.id ?? '', { attempts: 1, error: 'late', nextAttemptAt: Date.now() });
      expect(await stores.outbox.resend(due?.delivery.id ?? '')).toBeUndefined();
      expect(await stores.outbox.claim(5, 1)).toEqual([]);
      const { items } = await stores.auditLog.page({ limit: 5 });
      expect(items).toMatchObject([{ action: 'erase', address: '::1', subject: '3 records' }]);
    });

    it('may subscribe again after that, as a new lead', async () => {
      const ids = await storePerson();
      await stores.leads.erase(ids, '::1');
      const again = await stores.leads.add(subscription(email, { fingerprint: 'f' }));
      expect(again.outcome).toBe('created');
      expect(ids).not.toContain(again.id);
      await stores.leads.add(lead('next'));
      expect((await page()).items.map(({ body }) => body.firstName)).toEqual(['next', 'other']);
    });
  });

  describe('an expired lead', () => {
    const soon = () => Date.now() + 60_000;
    const fill = async () => {
      for (const spam of [false, true]) await stores.leads.add(lead('a', { spam, channels: ['mail'] }));
      await stores.leads.add(lead('', { kind: 'partnership', body: { company: 'b' } }));
      await stores.leads.add(subscription('c@example.com'));
    };
    const past = Date.now() - 60_000;
    const totals = async () => [
      (await page()).total,
      (await page({ spam: true })).total,
      (await page({ kind: 'partnership' })).total,
      (await page({ kind: 'subscriber' })).total,
    ];

    it('is kept if there is no cutoff, unless it is spam', async () => {
      await fill();
      expect(await stores.leads.expire({ spam: past, pending: past })).toBe(0);
      expect(await totals()).toEqual([1, 1, 1, 1]);
      expect(await stores.leads.expire({ spam: soon(), pending: soon() })).toBe(1);
      expect(await totals()).toEqual([1, 0, 1, 1]);
    });

    it('is erased if it is a subscription that was never confirmed', async () => {
      const [kept = '', ended = '', ...pending] = await times(4, async (n) => {
        const { id } = await stores.leads.add(subscription(`${n}@example.com`, { status: 'pending' }));
        return id;
      });
      await stores.leads.change('subscriber', kept, { status: 'active' });
      await stores.leads.change('subscriber', ended, { status: 'unsubscribed' });
      expect(await stores.leads.expire({ spam: soon(), pending: past })).toBe(0);
      expect(await stores.leads.expire({ spam: past, pending: soon() })).toBe(2);
      for (const id of pending) expect(await stores.leads.find('subscriber', id)).toBeUndefined();
      expect(await totals()).toEqual([0, 0, 0, 2]);
      expect((await stores.leads.add(subscription('3@example.com'))).outcome).toBe('created');
    });

    it('is counted until it is erased', async () => {
      await fill();
      const cutoffs = { spam: soon(), pending: past, leads: soon() };
      expect(await stores.leads.countExpired({ spam: past, pending: past })).toBe(0);
      expect(await stores.leads.countExpired(cutoffs)).toBe(3);
      expect(await stores.leads.expire(cutoffs)).toBe(3);
      expect(await stores.leads.countExpired(cutoffs)).toBe(0);
    });

    it('is erased unless it is a subscription, and counted in the audit log', async () => {
      await fill();
      expect(await stores.leads.expire({ spam: past, pending: past, leads: soon() })).toBe(2);
      expect(await totals()).toEqual([0, 1, 0, 1]);
      expect((await counted(stores.outbox.page({ limit: 5 }))).total).toBe(0);
      expect(await stores.leads.expire({ spam: 0, pending: 0, leads: soon() })).toBe(0);
      await stores.restart();
      expect(await totals()).toEqual([0, 1, 0, 1]);
      const line = { action: 'retention', address: 'server', subject: '2 records' };
      expect(await stores.auditLog.page({ limit: 5 })).toMatchObject({ items: [line] });
    });
  });
}
