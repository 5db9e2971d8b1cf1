import { expect, it } from 'vitest';
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
}
