import { afterEach, beforeEach } from 'vitest';
import type { OpenStores, Page } from '../src/store/ports.js';

/** Somewhere to store in: a folder, a database. */
export interface StorePlace extends AsyncDisposable {
  /** Opens the stores on it, as a start of the server would. */
  open(): Promise<OpenStores>;
}

export type OpenPlace = () => Promise<StorePlace>;

/** For each test a place of its own. */
export function useStores(openPlace: OpenPlace) {
  let place: StorePlace;
  let stores: OpenStores;
  beforeEach(async () => {
    place = await openPlace();
    stores = await place.open();
  });
  afterEach(async () => {
    await stores.close();
    await place[Symbol.asyncDispose]();
  });
  return {
    get leads() {
      return stores.leads;
    },
    get auditLog() {
      return stores.auditLog;
    },
    get outbox() {
      return stores.outbox;
    },
    get sessions() {
      return stores.sessions;
    },
    ready: () => stores.ready(),
    async restart() {
      await stores.close();
      stores = await place.open();
    },
  };
}

/** A page with its count. */
export async function counted<T>(reading: Promise<Page<T>>) {
  const { total, ...page } = await reading;
  return { ...page, total: await total() };
}

/** The same thing so many times, all at once. */
export const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
