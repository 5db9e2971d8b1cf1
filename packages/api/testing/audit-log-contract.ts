import { expect, it } from 'vitest';
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
}
