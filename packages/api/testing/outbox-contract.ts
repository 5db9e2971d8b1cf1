import { expect, it } from 'vitest';
import type { DueDelivery } from '../src/store/ports.js';
import { lead } from './leads.js';
import { counted, type OpenPlace, times, useStores } from './store-place.js';

/** Tests of every implementation of {@link Outbox}. */
export function describeOutbox(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);

  it('keeps deliveries over a restart', async () => {
    await stores.leads.add(lead('a', { channels: ['webhook'] }));
    await stores.restart();
    expect(await stores.outbox.claim(5, 1)).toHaveLength(1);
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
    await stores.outbox.finish(id, { error: 'HTTP 500', nextAttemptAt: Date.now() + 60_000 });
    expect(await stores.outbox.claim(5, 60_000)).toEqual([]);
    expect((await stores.outbox.page({ limit: 5 })).items).toMatchObject([
      { state: 'pending', attempts: 1, error: 'HTTP 500', nextAttemptAt: expect.any(String) },
    ]);
    await stores.outbox.finish(id, { error: 'HTTP 500', nextAttemptAt: Date.now() });
    expect(await stores.outbox.claim(5, 60_000)).toHaveLength(1);
    await stores.outbox.finish(id, { error: 'HTTP 500' });
    expect((await stores.outbox.page({ limit: 5 })).items).toMatchObject([{ state: 'failed', attempts: 3 }]);
    expect(await stores.outbox.claim(5, 60_000)).toEqual([]);

    // It has as many attempts as a new one.
    expect(await stores.outbox.resend(id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await stores.outbox.claim(5, 60_000)).toHaveLength(1);
    await stores.outbox.finish(id, {});
    const [sent] = (await stores.outbox.page({ limit: 5 })).items;
    expect(sent).toMatchObject({ state: 'sent', attempts: 1 });
    expect(Object.keys(sent ?? {})).not.toContain('error');
    expect(await stores.outbox.resend('nobody\0')).toBeUndefined();
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
