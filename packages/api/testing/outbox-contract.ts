import { expect, it } from 'vitest';
import type { DueDelivery } from '../src/store/ports.js';
import { lead, subscription } from './leads.js';
import { counted, type OpenPlace, times, useStores } from './store-place.js';

/** Tests of every implementation of {@link Outbox}. */
export function describeOutbox(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);

  it('keeps deliveries over a restart', async () => {
    await stores.leads.add(lead('a', { channels: ['webhook'] }));
    await stores.restart();
    expect(await stores.outbox.claim(5, 1)).toHaveLength(1);
  });

  it('lists each delivery once, also if earlier ones are erased and the server restarts between two pages', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd'])
      ids.push((await stores.leads.add(lead(name, { channels: ['mail', 'webhook'] }))).id);
    const first = await stores.outbox.page({ limit: 3 });
    await stores.leads.erase(ids.slice(0, 1), '::1');
    await stores.restart();
    const second = await stores.outbox.page({ limit: 3, before: first.next });
    const listed = [...first.items, ...second.items].map(({ id }) => id);
    expect(listed.sort()).toEqual(
      ids
        .slice(1)
        .flatMap((id) => [`${id}.mail`, `${id}.webhook`])
        .sort(),
    );
  });

  it('lets each delivery be claimed once', async () => {
    for (const name of ['a', 'b', 'c']) await stores.leads.add(lead(name, { channels: ['webhook', 'mail'] }));
    const claims = await times(4, () => stores.outbox.claim(2, 60_000));
    const ids = claims.flat().map(({ delivery }) => delivery.id);
    const rest = await stores.outbox.claim(10, 60_000);
    expect(new Set([...ids, ...rest.map(({ delivery }) => delivery.id)]).size).toBe(ids.length + rest.length);
    expect(ids.length + rest.length).toBe(6);
    expect(await stores.outbox.claim(10, 60_000)).toEqual([]);
  });

  it('lets deliveries be claimed again after their lease, oldest first', async () => {
    for (const name of ['a', 'b', 'c']) await stores.leads.add(lead(name, { channels: ['webhook', 'mail'] }));
    expect(await stores.outbox.claim(10, 1)).toHaveLength(6);
    let again: DueDelivery[] = [];
    await expect
      .poll(async () => {
        again = await stores.outbox.claim(10, 60_000);
        return again.length;
      })
      .toBe(6);
    expect(again.map(({ lead: { body }, delivery }) => `${body.firstName} ${delivery.channel}`)).toEqual([
      'a webhook',
      'a mail',
      'b webhook',
      'b mail',
      'c webhook',
      'c mail',
    ]);
  });

  it('lets a released delivery be claimed again at once, without an attempt', async () => {
    for (const name of ['a', 'b']) await stores.leads.add(lead(name, { channels: ['webhook'] }));
    const [first] = await stores.outbox.claim(10, 60_000);
    await stores.outbox.release([first?.delivery.id ?? '', 'unknown']);
    const again = await stores.outbox.claim(10, 60_000);
    expect(again).toMatchObject([{ delivery: { id: first?.delivery.id, attempts: 0 } }]);
  });

  it('stores whether a delivery was sent, will be retried or was given up', async () => {
    const { id: leadId } = await stores.leads.add(lead('a', { channels: ['webhook'] }));
    const id = `${leadId}.webhook`;
    expect(await stores.outbox.claim(5, 60_000)).toMatchObject([
      { delivery: { id, leadId, kind: 'contact', state: 'pending', attempts: 0 }, lead: { id: leadId } },
    ]);
    await stores.outbox.finish(id, { attempts: 1, error: 'HTTP 500', nextAttemptAt: Date.now() + 60_000 });
    expect(await stores.outbox.claim(5, 60_000)).toEqual([]);
    expect((await stores.outbox.page({ limit: 5 })).items).toMatchObject([
      { state: 'pending', attempts: 1, error: 'HTTP 500', nextAttemptAt: expect.any(String) },
    ]);
    await stores.outbox.finish(id, { attempts: 2, error: 'HTTP 500', nextAttemptAt: Date.now() });
    expect(await stores.outbox.claim(5, 60_000)).toHaveLength(1);
    await stores.outbox.finish(id, { attempts: 3, error: 'HTTP 500' });
    expect((await stores.outbox.page({ limit: 5 })).items).toMatchObject([{ state: 'failed', attempts: 3 }]);
    expect(await stores.outbox.claim(5, 60_000)).toEqual([]);

    // It has as many attempts as a new one.
    expect(await stores.outbox.resend(id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await stores.outbox.claim(5, 60_000)).toHaveLength(1);
    await stores.outbox.finish(id, { attempts: 1 });
    const [sent] = (await stores.outbox.page({ limit: 5 })).items;
    expect(sent).toMatchObject({ state: 'sent', attempts: 1 });
    expect(Object.keys(sent ?? {})).not.toContain('error');
    expect(await stores.outbox.resend('nobody\0')).toBeUndefined();
  });

  it('does not make a second attempt while one is in flight, if it is to be sent again', async () => {
    const { id } = await stores.leads.add(lead('a', { channels: ['webhook'] }));
    await stores.outbox.claim(1, 60_000);
    expect(await stores.outbox.resend(`${id}.webhook`)).toMatchObject({ state: 'pending' });
    expect(await stores.outbox.claim(1, 60_000)).toEqual([]);
  });

  it('is due again once of any number of reminders, if it is old enough and not pending', async () => {
    const { id: leadId } = await stores.leads.add(subscription('a@example.com', { channels: ['confirmation'] }));
    const id = `${leadId}.confirmation`;
    expect(await stores.outbox.remind(id, 0)).toBe(false);
    await stores.outbox.finish(id, { attempts: 1 });
    expect(await stores.outbox.remind(id, 3_600_000)).toBe(false);
    const reminded = await times(6, () => stores.outbox.remind(id, 0));
    expect(reminded.filter(Boolean)).toHaveLength(1);
    expect(await stores.outbox.claim(5, 60_000)).toMatchObject([{ delivery: { id, attempts: 0 } }]);
    expect(await stores.outbox.remind('nobody', 0)).toBe(false);
  });

  it('is due again by a reminder if it waits for its next attempt, unless it failed just now', async () => {
    const { id: leadId } = await stores.leads.add(subscription('a@example.com', { channels: ['confirmation'] }));
    const id = `${leadId}.confirmation`;
    await stores.outbox.claim(5, 60_000);
    expect(await stores.outbox.remind(id, 0)).toBe(false);
    await stores.outbox.finish(id, { attempts: 9, error: 'ETIMEDOUT', nextAttemptAt: Date.now() + 12 * 3_600_000 });
    expect(await stores.outbox.remind(id, 3_600_000)).toBe(false);
    const reminded = await times(6, () => stores.outbox.remind(id, 0));
    expect(reminded.filter(Boolean)).toHaveLength(1);
    expect(await stores.outbox.claim(5, 60_000)).toMatchObject([{ delivery: { id, attempts: 0 } }]);
  });

  it('admits mails about one lead to a mailbox, and to a limited number of mailboxes', async () => {
    const ids = await times(4, async (n) => (await stores.leads.add(subscription(`a+${n}@example.com`))).id);
    const admit = (mailbox: string, n: number) => stores.outbox.admitMail(mailbox, ids[n] ?? '', 2);
    const admitted = await times(3, (n) => admit('a@example.com', n));
    expect(admitted.filter(Boolean)).toHaveLength(1);
    const first = admitted.indexOf(true);
    expect(await admit('a@example.com', first)).toBe(true);
    expect(await admit('a@example.com', (first + 1) % 3)).toBe(false);
    expect(await admit('b@example.com', 3)).toBe(true);
    expect(await admit('c@example.com', 2)).toBe(false);
  });

  it('lists them from page to page, newest first', async () => {
    for (const name of ['a', 'b']) await stores.leads.add(lead(name, { channels: ['webhook', 'mail'] }));
    const first = await counted(stores.outbox.page({ limit: 3 }));
    const second = await stores.outbox.page({ limit: 3, before: first.next });
    expect([...first.items, ...second.items].map(({ channel }) => channel)).toEqual([
      'mail',
      'webhook',
      'mail',
      'webhook',
    ]);
    expect([first.total, second.next]).toEqual([4, undefined]);
  });
}
