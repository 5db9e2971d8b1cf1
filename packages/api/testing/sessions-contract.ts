import { expect, it } from 'vitest';
import { type OpenPlace, useStores } from './store-place.js';

/** What every {@link Sessions} does, whatever it stores in. */
export function describeSessions(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);

  it('remembers over a restart who signed out, and nobody else', async () => {
    await stores.sessions.end('s', 5);
    await stores.restart();
    expect(await stores.sessions.isEnded('s')).toBe(true);
    expect(await stores.sessions.isEnded('t')).toBe(false);
  });

  it('forgets a session that has ended by itself, when another one is signed out of', async () => {
    await stores.sessions.end('past', 5);
    for (const session of ['a', 'b']) await stores.sessions.end(session, Date.now() + 60_000);
    expect(await Promise.all(['past', 'a'].map((session) => stores.sessions.isEnded(session)))).toEqual([false, true]);
  });
}
