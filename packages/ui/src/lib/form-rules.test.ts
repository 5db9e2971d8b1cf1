import { describe, expect, it } from 'vitest';
import { emailError, formMessages, onlyErrors, requiredError } from './form-rules.js';

describe('emailError', () => {
  it.each(['a@b.c', 'noor.haddad+news@riverbank.example', 'ü@ö.ä'])('takes %s', (value) => {
    expect(emailError(value)).toBeUndefined();
  });

  it.each(['noor', 'noor@riverbank', '@b.c', 'a@b.', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(251)}@b.c`])(
    'refuses %s',
    (value) => {
      expect(emailError(value)).toBe('Please enter a valid email address');
    },
  );

  it('asks for an address that is missing, in the words of the form', () => {
    expect(emailError('')).toBe('Please enter this field');
    expect(emailError('', formMessages.emailRequired)).toBe('Please enter your email');
  });
});

it('asks for a field that is missing', () => {
  expect(requiredError('')).toBe('Please enter this field');
  expect(requiredError('', formMessages.partnershipType)).toBe('Please select partnership type');
  expect(requiredError('Noor')).toBeUndefined();
});

it('leaves out the fields that are fine', () => {
  expect(onlyErrors({ firstName: undefined, email: formMessages.email })).toEqual({ email: formMessages.email });
});
