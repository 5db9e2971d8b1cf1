import type { z } from 'zod';
import { type LeadCall, type LeadKind, partnershipDefaults, withInquiryType } from '../contract/index.js';
import { contactInput, partnershipInput, subscribeInput } from '../contract/schemas/index.js';
import { type FormFields, isTicked } from '../middleware/input.js';
import type { LeadBody } from '../store/ports.js';

export interface LeadCallDefinition {
  call: LeadCall;
  kind: LeadKind;
  /** Validates the body. Its output is stored. */
  schema: z.ZodType<LeadBody>;
  /** Converts the fields of a plain form post to the body of the JSON call. */
  fromForm(fields: FormFields): unknown;
  /** Fields with another name in the form: the name in the JSON call, then the name in the form. */
  aliases?: Record<string, string>;
  /** The page that a plain form post without a usable `Referer` returns to. */
  defaultPage(fields: FormFields): string;
}

const withoutBlanks = (input: Record<string, string | boolean | undefined>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== '')) as LeadBody;

const partnerPages = new Map(Object.entries({ lender: '/lenders', referral: '/referral-partners', api: '/apis' }));

export const leadCalls: readonly LeadCallDefinition[] = [
  {
    call: 'contact',
    kind: 'contact',
    schema: contactInput.transform(withoutBlanks),
    fromForm: ({ inquiry = '', message = '', ...fields }) => ({
      ...fields,
      message: withInquiryType(inquiry.trim(), message),
    }),
    defaultPage: () => '/contact-us',
  },
  {
    call: 'partnerships',
    kind: 'partnership',
    schema: partnershipInput.transform((input) => {
      const given = withoutBlanks(input);
      return { ...given, ...partnershipDefaults(input.partnershipType), consent: false, ...given };
    }),
    fromForm: ({ experience, partnerConsent, consent, ...fields }) => ({
      ...fields,
      partnershipGoals: fields.partnershipGoals ?? experience,
      consent: isTicked(consent) || isTicked(partnerConsent),
    }),
    aliases: { partnershipGoals: 'experience', consent: 'partnerConsent' },
    defaultPage: (fields) => partnerPages.get(fields.partnershipType ?? '') ?? '/partners',
  },
  {
    call: 'subscribe',
    kind: 'subscriber',
    schema: subscribeInput,
    fromForm: (fields) => fields,
    defaultPage: () => '/',
  },
];
