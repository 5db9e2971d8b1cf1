type Handlers = Record<string, ((...args: unknown[]) => void) | undefined>;

/**
 * Merges a caller's props with the component's own. Own props win, except event handlers: both are called, the caller's
 * first, so that it cannot disable the component's.
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
