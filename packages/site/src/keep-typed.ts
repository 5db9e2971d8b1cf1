const fields = 'input:not([type=hidden]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Identifies a field: a page may have two forms with fields of the same name. */
const keyOf = (field: Field) =>
  [field.form?.getAttribute('action'), field.name, field.type === 'radio' && field.value].join(' ');

const isChecked = (field: Field) => field.type === 'checkbox' || field.type === 'radio';

/**
 * Remembers the fields below `root` that were there before hydration. Returns a function that copies what was typed into fields that React has
 * rendered again, and gives them the focus back.
 */
export function keepTyped(root: HTMLElement): () => void {
  const known = new Map([...root.querySelectorAll<Field>(fields)].map((field) => [keyOf(field), field]));
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    for (const field of root.querySelectorAll<Field>(fields)) {
      const before = known.get(keyOf(field));
      if (!before || before.isConnected) continue;
      known.set(keyOf(field), field);
      if (isChecked(field)) (field as HTMLInputElement).checked = (before as HTMLInputElement).checked;
      else if (field.value !== before.value) {
        field.value = before.value;
        // React has its handlers on the new field.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (before === focused) field.focus({ preventScroll: true });
    }
  };
}
