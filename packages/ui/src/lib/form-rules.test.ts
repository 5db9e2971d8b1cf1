import { describe, expect, it } from 'vitest';
import { emailError, onlyErrors, requiredError } from './form-rules.js';

const messages = { required: 'Missing', email: 'No address' };

describe('emailError', () => {
  it.each(['a@b.c', 'noor.haddad+news@riverbank.example', 'ü@ö.ä'])('accepts %s', (value) => {
    expect(emailError(value, messages)).toBeUndefined();
  });

  it.each(['noor', 'noor@riverbank', '@b.c', 'a@b.', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(251)}@b.c`])(
    'refuses %s',
    (value) => {
      expect(emailError(value, messages)).toBe('No address');
    },
  );

  it('returns the error for required fields if the address is missing', () => {
    expect(emailError('', messages)).toBe('Missing');
  });
});

it('returns an error for a missing field', () => {
  expect(requiredError('', messages.required)).toBe('Missing');
  expect(requiredError('Noor', messages.required)).toBeUndefined();
});

it('removes the valid fields', () => {
  expect(onlyErrors({ firstName: undefined, email: messages.email })).toEqual({ email: messages.email });
});
