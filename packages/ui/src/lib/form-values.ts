import type { FieldErrors, FormMessages } from './form-rules.js';
import { INVISIBLE } from './invisible.js';

/** Without blanks at its ends. A text of which nothing is visible is empty, as on the server. */
export const trimmed = (text: string) => (text.replace(INVISIBLE, '').trim() ? text.trim() : '');

/** The trimmed values of the fields that `defaults` names. */
export function readValues<Name extends string>(data: FormData, defaults: Record<Name, string>) {
  const names = Object.keys(defaults) as Name[];
  return Object.fromEntries(names.map((name) => [name, trimmed(String(data.get(name) ?? ''))])) as Record<Name, string>;
}

/**
 * Messages for values that are longer than their limits. Text areas have no `maxLength`: it would cut pasted text, while
 * a message lets the visitor decide what to shorten.
 */
export function lengthErrors<Name extends string>(
  values: Record<Name, string>,
  limits: Readonly<Partial<Record<string, number>>> = {},
  tooLong: FormMessages['tooLong'],
) {
  const errors: FieldErrors<Name> = {};
  for (const name in values) {
    const limit = limits[name] ?? Number.POSITIVE_INFINITY;
    if (values[name].length > limit) errors[name] = tooLong(limit);
  }
  return errors;
}

/** Resets the fields that a visitor can see to their defaults. */
export function restore(form: HTMLFormElement, defaults: Record<string, string>) {
  for (const element of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')) {
    if (element.type === 'checkbox') element.checked = false;
    else if (element.type === 'radio') element.checked = element.value === defaults[element.name];
    else element.value = defaults[element.name] ?? '';
  }
}
