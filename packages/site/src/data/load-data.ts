import { createContext } from 'react';

/** Fetches data by its name; `undefined` when there is none of that name. */
export type DataSource = (name: string) => Promise<unknown>;

/** The data of that name, or of the name `otherwise`. The same promise for the same name, so that it can be given to `use`. */
export type LoadData = (name: string, otherwise?: string) => Promise<unknown>;

/** Fetches each name once; a failed attempt is retried at the next call. */
export function createLoadData(source: DataSource): LoadData {
  const attempts = new Map<string, Promise<unknown>>();
  return (name, otherwise) => {
    const known = attempts.get(name);
    if (known) return known;
    const attempt = source(name).then((data) => (data === undefined && otherwise ? source(otherwise) : data));
    attempts.set(name, attempt);
    attempt.catch(() => attempts.delete(name));
    return attempt;
  };
}

/** What the pages below load their data with. */
export const LoadDataContext = createContext<LoadData>(createLoadData(async () => undefined));
