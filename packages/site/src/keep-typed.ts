import { enter, fieldsIn, keyOf, typedIn } from './routing/typed-fields.js';

/**
 * Remembers the fields below `root` that were there before hydration. Returns a function that copies what was typed into fields that React has
 * rendered again, and gives them the focus back.
 */
export function keepTyped(root: HTMLElement): () => void {
  const known = new Map(fieldsIn(root).map((field) => [keyOf(field), field]));
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    for (const field of fieldsIn(root)) {
      const before = known.get(keyOf(field));
      if (!before || before.isConnected) continue;
      known.set(keyOf(field), field);
      enter(field, typedIn(before));
      if (before === focused) field.focus({ preventScroll: true });
    }
  };
}
