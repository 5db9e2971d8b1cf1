import * as contract from '@boundless/api/contract';
import { footer } from '@boundless/content/entries/footer';
import { forms } from '@boundless/content/entries/forms';
import * as kit from '@boundless/ui/lib/form-rules';
import { describe, expect, it } from 'vitest';

it('stores the consent words that the forms show', () => {
  const shown = {
    contact: forms.contact.consent,
    partnerships: forms.partnership.consent,
    subscribe: `${footer.newsletter.title} ${footer.newsletter.description}`,
  };
  for (const call of ['contact', 'partnerships', 'subscribe'] as const)
    expect(contract.consents[call][0].words).toBe(shown[call]);
  expect(forms.partnerInquiry.consent).toBe(shown.partnerships);
});

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
