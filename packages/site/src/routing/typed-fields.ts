import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=hidden]), textarea, select';

/** The fields of these elements that a visitor can see. */
export const fieldsIn = (...roots: Element[]) => roots.flatMap((root) => [...root.querySelectorAll<Field>(fields)]);

/** Identifies a field: a page may have two forms with fields of the same name. */
export const keyOf = (field: Field) =>
  [field.form?.getAttribute('action'), field.name, field.type === 'radio' && field.value].join(' ');

const isChecked = (field: Field) => field.type === 'checkbox' || field.type === 'radio';

export const typedIn = (field: Field) => (isChecked(field) ? (field as HTMLInputElement).checked : field.value);

/** Enters the value that another field with the same key had. */
export function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
  else if (field.value !== value) {
    field.value = value;
    // React has its handlers on the new field.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What was typed into the forms of each page of this visit. Only in memory: it may be personal. */
const typed = new Map<string, Map<string, string | boolean>>();

/** Gives the forms of a page what was typed into them when the visitor comes back with the browser's button, as between two documents. */
export function useTypedFields(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was reached matters when it is shown, not later.
  useLayoutEffect(() => {
    const forms = document.querySelectorAll('main form[method=post]');
    const shown = fieldsIn(...forms).filter(({ type }) => type !== 'password');
    const before = isBack ? typed.get(pathname) : undefined;
    for (const field of shown) {
      const value = before?.get(keyOf(field));
      if (value !== undefined) enter(field, value);
    }
    return () => void typed.set(pathname, new Map(shown.map((field) => [keyOf(field), typedIn(field)])));
  }, [pathname]);
}
