import { expect, it } from 'vitest';
import { lead } from './leads.js';
import { type OpenPlace, useStores } from './store-place.js';

/** Tests of every implementation of {@link Sessions}. */
export function describeSessions(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);

  it('keeps over a restart which sessions have ended', async () => {
    await stores.sessions.end('s', 5);
    await stores.restart();
    expect(await stores.sessions.isEnded('s')).toBe(true);
    expect(await stores.sessions.isEnded('t')).toBe(false);
  });

  it('removes expired sessions when another one ends', async () => {
    await stores.sessions.end('past', 5);
    for (const session of ['a', 'b']) await stores.sessions.end(session, Date.now() + 60_000);
    expect(await Promise.all(['past', 'a'].map((session) => stores.sessions.isEnded(session)))).toEqual([false, true]);
  });

  it('stores nothing of an expired session after an erasure, and still those that ended since', async () => {
    const { id } = await stores.leads.add(lead('Ada'));
    await stores.sessions.end('past-session', 5);
    await stores.sessions.end('ended-session', Date.now() + 60_000);
    await stores.leads.erase([id], 'staff');
    expect(await stores.contents()).not.toContain('past-session');
    await stores.restart();
    expect(await stores.sessions.isEnded('ended-session')).toBe(true);
  });
}
