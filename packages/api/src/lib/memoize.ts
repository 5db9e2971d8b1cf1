/** Caches the promise for each list of arguments. A rejected promise is not cached. */
export function memoize<Args extends string[], T>(make: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (...args) => {
    const name = args.join('\n');
    const known = made.get(name);
    if (known) return known;
    const making = make(...args);
    made.set(name, making);
    making.catch(() => made.delete(name));
    return making;
  };
}
