import { expect, it } from 'vitest';
import { lead } from './leads.js';
import { counted, type OpenPlace, useStores } from './store-place.js';

/** Tests of every implementation of {@link AuditLog}. */
export function describeAuditLog(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);

  it('keeps its lines over a restart', async () => {
    await stores.auditLog.add({ action: 'export', address: '::1', subject: 'x' });
    await stores.restart();
    expect((await stores.auditLog.page({ limit: 5 })).items).toMatchObject([
      { action: 'export', address: '::1', subject: 'x', at: expect.stringMatching(/Z$/) },
    ]);
  });

  it('lists its lines page by page, newest first', async () => {
    for (let n = 1; n <= 3; n += 1) await stores.auditLog.add({ action: 'change', address: '::1', subject: `${n}` });
    await stores.auditLog.add({ action: 'sign-in', address: '::1' });
    const first = await stores.auditLog.page({ limit: 3 });
    expect(first.items.map(({ subject }) => subject)).toEqual([undefined, '3', '2']);
    const second = await counted(stores.auditLog.page({ limit: 3, before: first.next }));
    expect(second).toMatchObject({ total: 4, items: [{ subject: '1' }] });
    expect(second.next).toBeUndefined();
  });

  it('erases old lines and records it, and with them the addresses of those who erased a person', async () => {
    for (const action of ['sign-in', 'sign-in-refused'] as const)
      await stores.auditLog.add({ action, address: '192.0.2.1' });
    const { id } = await stores.leads.add(lead('a'));
    await stores.leads.erase([id], '192.0.2.1');
    const actions = async () => (await stores.auditLog.page({ limit: 5 })).items.map(({ action }) => action);
    const [past, soon] = [Date.now() - 60_000, Date.now() + 60_000];
    expect(await stores.auditLog.expire({ lines: past, refusals: past })).toBe(0);
    expect(await stores.auditLog.expire({ lines: past, refusals: soon })).toBe(1);
    expect(await actions()).toEqual(['retention', 'erase', 'sign-in']);
    expect(await stores.auditLog.expire({ lines: soon, refusals: soon })).toBe(3);
    for (const restart of [false, true]) {
      if (restart) await stores.restart();
      const { items } = await stores.auditLog.page({ limit: 5 });
      expect(items).toMatchObject([{ action: 'retention', address: 'server', subject: '3 lines of the audit log' }]);
      expect(await stores.contents()).not.toContain('192.0.2.1');
    }
    await stores.auditLog.add({ action: 'sign-in', address: '::1' });
    expect(await actions()).toEqual(['sign-in', 'retention']);
  });
}
