import { afterEach, beforeEach } from 'vitest';
import type { OpenStores, Page } from '../src/store/ports.js';

/** A place for stores: a folder or a database. */
interface StorePlace extends AsyncDisposable {
  /** Opens the stores as a start of the server does. */
  open(): Promise<OpenStores>;
  /** Everything that is stored, as text. */
  contents(): Promise<string>;
}

export type OpenPlace = () => Promise<StorePlace>;

/** Gives each test its own place and stores. */
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
    contents: () => place.contents(),
    async restart() {
      await stores.close();
      stores = await place.open();
    },
  };
}

/** A page with its total. */
export async function counted<T>(reading: Promise<Page<T>>) {
  const { total, ...page } = await reading;
  return { ...page, total: (await total()).count };
}

/** Calls a function `count` times at the same time. */
export const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
