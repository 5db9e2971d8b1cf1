// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { controlErrors } from './form-rules.js';

const messages = { required: 'Missing', email: 'No address' };

function errorsOf(control: string, value: string) {
  const form = document.createElement('form');
  form.innerHTML = `${control} <input name="other">`;
  return controlErrors({ field: value, other: '', unknown: '' }, form, messages);
}

describe('controlErrors', () => {
  const email = '<input name="field" type="email" required>';

  it.each(['a@b.c', 'noor.haddad+news@riverbank.example', 'ü@ö.ä'])('accepts %s', (value) => {
    expect(errorsOf(email, value)).toEqual({});
  });

  it.each([
    'noor',
    'noor@riverbank',
    '@b.c',
    'a@b.',
    'a b@c.d',
    'a@b@c.d',
    `${'a'.repeat(251)}@b.c`,
    '<a@b.c>',
    'a@b..c',
    '.a@b.c',
    'a@b-.c',
  ])('refuses %s', (value) => {
    expect(errorsOf(email, value)).toEqual({ field: 'No address' });
  });

  it.each([
    email,
    '<input name="field" required>',
    '<textarea name="field" required></textarea>',
    '<select name="field" required><option></select>',
  ])('returns an error if %s is empty', (control) => {
    expect(errorsOf(control, '')).toEqual({ field: 'Missing' });
    expect(errorsOf(control.replace(' required', ''), '')).toEqual({});
  });
});
