type Handlers = Record<string, ((...args: unknown[]) => void) | undefined>;

/**
 * Merges the props that a component was given with its own. Its own win, except event handlers of the same name: both are called, the given
 * one first, so that a caller's handler cannot disable the component's.
 */
export function mergeProps<Given extends object, Own extends object>(
  given: Given,
  own: Own,
): Omit<Given, keyof Own> & Own {
  const merged = { ...given, ...own };
  const [all, theirs, ours] = [merged, given, own] as [Handlers, Handlers, Handlers];
  for (const name of Object.keys(own).filter((key) => /^on[A-Z]/.test(key))) {
    all[name] = (...args) => {
      theirs[name]?.(...args);
      ours[name]?.(...args);
    };
  }
  return merged;
}
