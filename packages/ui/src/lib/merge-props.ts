type Handlers = Record<string, ((...args: unknown[]) => void) | undefined>;

/**
 * Props of an element out of those that a component was given and its own. Its own win, but for event handlers of the same
 * name: both are called, the given one first, so that a listener from outside cannot put a component out of order.
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
