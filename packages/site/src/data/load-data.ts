import { createContext } from 'react';

/** Fetches data by name. Resolves to `undefined` if there is none with that name. */
export type DataSource = (name: string) => Promise<unknown>;

/** Loads the data called `name`, or `fallback` if there is none. Returns the same promise for the same name, as React's `use` requires. */
export type LoadData = (name: string, fallback?: string) => Promise<unknown>;

/** Fetches each name once. After a failure, the next call tries again. */
export function createLoadData(source: DataSource): LoadData {
  const attempts = new Map<string, Promise<unknown>>();
  return (name, fallback) => {
    const known = attempts.get(name);
    if (known) return known;
    const attempt = source(name).then((data) => (data === undefined && fallback ? source(fallback) : data));
    attempts.set(name, attempt);
    attempt.catch(() => attempts.delete(name));
    return attempt;
  };
}

export const LoadDataContext = createContext<LoadData>(createLoadData(async () => undefined));
