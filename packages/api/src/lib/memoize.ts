/** Caches the promise for each key. A rejected promise is not cached. */
export function memoize<T>(make: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key = '') => {
    const making = made.get(key) ?? make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}
