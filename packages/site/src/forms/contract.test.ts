import * as contract from '@boundless/api/contract';
import * as kit from '@boundless/ui/lib/form-rules';
import { describe, expect, it } from 'vitest';

describe('the form rules of the kit and of the API', () => {
  it('hold the same pattern for an e-mail address', () => {
    expect(kit.EMAIL_PATTERN.source).toBe('^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$');
    expect(contract.EMAIL_PATTERN.source).toBe(kit.EMAIL_PATTERN.source);
    expect(contract.EMAIL_PATTERN.flags).toBe(kit.EMAIL_PATTERN.flags);
  });

  it('say the same words', () => {
    expect(Object.values(contract.messages)).toEqual(expect.arrayContaining(Object.values(kit.formMessages)));
  });
});
