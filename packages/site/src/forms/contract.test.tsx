// @vitest-environment jsdom
import * as contract from '@boundless/api/contract';
import * as schemas from '@boundless/api/contract/schemas';
import { footer } from '@boundless/content/entries/footer';
import { forms } from '@boundless/content/entries/forms';
import { sender } from '@boundless/content/sender';
import * as kit from '@boundless/ui/lib/form-rules';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactMessage } from './contact-message.js';
import { NewsletterSignUp } from './newsletter-sign-up.js';
import { PartnerInquiry } from './partner-inquiry.js';
import { PartnershipInquiry } from './partnership-inquiry.js';

it('has the same consent texts as the forms', () => {
  const shown = {
    contact: forms.contact.consent,
    partnerships: forms.partnership.consent,
    subscribe: `${footer.newsletter.title} ${footer.newsletter.description}`,
  };
  for (const call of ['contact', 'partnerships', 'subscribe'] as const)
    for (const party of [sender, undefined])
      expect(contract.consentWords(call, undefined, party).words).toBe(shown[call]);
  expect(forms.partnerInquiry.consent).toBe(shown.partnerships);
  expect(contract.phoneConsentWords(undefined, sender).words).toBe(forms.contact.phoneConsent);
  for (const { phoneConsent } of [forms.partnership, forms.partnerInquiry])
    expect(contract.phoneConsentWords(undefined, sender, 'partnerships').words).toBe(phoneConsent);
});

it('uses the same e-mail pattern in the kit and in the API', () => {
  expect(kit.EMAIL_PATTERN.source).toBe('^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$');
  expect(contract.EMAIL_PATTERN.source).toBe(kit.EMAIL_PATTERN.source);
  expect(contract.EMAIL_PATTERN.flags).toBe(kit.EMAIL_PATTERN.flags);
});

const international = [
  'ü@ö.ä',
  '用户@例子.广告',
  'अजय@डाटा.भारत',
  'جميل@مثال.مصر',
  'ada@i❤️.ws',
  'ａｄａ@ｅｘａｍｐｌｅ.com',
];

it.each([
  ...international,
  ...['a@b.c', "o'neil+news/{x}@exa-mple.co.uk", 'ada@xn--fa-hia.de', 'ada@4chan.c0m', 'a\u200Bda@example.com'],
  // The root of the domain: mail is sent without that dot.
  ...['ada@example.com.', `${'a'.repeat(64)}@${'b'.repeat(63)}.com`],
])('accepts the address %j in the kit and in the API', (email) => {
  expect(kit.isEmailAddress(email)).toBe(true);
  expect(schemas.subscribeInput.safeParse({ email }).success).toBe(true);
});

it.each([
  ...['<ada@example.com>', 'ada@example.com>', '"ada"@example.com', 'ada,bob@example.com', 'ada;@example.com'],
  ...['ada@example..com', 'ada@example.com..', 'ada@.example.com', '.ada@example.com', 'ada.@example.com', 'a..b@c.de'],
  ...[
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.com-',
    'ada@字-.com',
    `ada@${'b'.repeat(64)}.com`,
    `ada@${'ä'.repeat(60)}.de`,
  ],
  ...[`${'a'.repeat(65)}@example.com`, `${'é'.repeat(33)}@example.com`, 'ada@1.2.3.4'],
  ...[
    'ada@[127.0.0.1]',
    'ada@example.123',
    'ada@exa_mple.com',
    'ada@example.com/x',
    'ada@exam!ple.com',
    'ada@ex%41mple.com',
  ],
  ...[
    'mailto:ada@example.com',
    'ada(work)@example.com',
    'a\\da@example.com',
    'a\0da@example.com',
    'ada@exam\u0007ple.com',
  ],
  ...[
    'a＠b.co@example.com',
    'ada@example．．com',
    'ada，bob@example.com',
    '\uD800da@example.com',
    '\uFFFDda@example.com',
  ],
  ...['ada', 'ada@example', 'ada lovelace@example.com', 'ada@bob@example.com'],
])('refuses the address %j in the kit and in the API', (email) => {
  expect(kit.isEmailAddress(email)).toBe(false);
  const { error } = schemas.subscribeInput.safeParse({ email });
  expect(error?.issues.map(({ message }) => message)).toEqual([contract.messages.email]);
});

it('has one rule for addresses in the kit and in the API', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'aZ1é字❤\u0308\u200B\u212A＠．。@<>"(),:;\\[]..+-_%/…\0'),
    maxLength: 9,
  });
  const address = fc.tuple(text, text).map(([local, host]) => `${local}@${host}.com`);
  fc.assert(
    fc.property(address, (email) => {
      expect(schemas.isEmailAddress(email)).toBe(kit.isEmailAddress(email));
    }),
    { numRuns: 3_000 },
  );
});

it('offers the browser a pattern that refuses no address of the rule', () => {
  const pattern = new RegExp(`^(?:${kit.EMAIL_SHAPE})$`, 'v');
  for (const email of [...international, "o'neil+news/{x}@exa-mple.co.uk"]) expect(email).toMatch(pattern);
  for (const email of ['ada@example..com', '.ada@example.com', 'ada@-example.com', `${'a'.repeat(65)}@example.com`])
    expect(email).not.toMatch(pattern);
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Fills in every field, the text area with `length` characters, and sends the form. Returns what was posted. */
async function send(form: HTMLFormElement, length: number, partnershipType = 'referral') {
  const post = vi.fn(async (_: string, __: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', post);
  const values = {
    email: 'noor@riverbank.example',
    inquiry: 'media',
    partnershipType,
    elapsed: '',
    website: '',
  };
  for (const control of form.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=checkbox]), select, textarea',
  )) {
    const long = control.localName === 'textarea' ? 'x'.repeat(length) : 'Noor';
    fireEvent.change(control, { target: { value: values[control.name as 'email'] ?? long } });
  }
  fireEvent.submit(form);
  return () => JSON.parse(String(post.mock.calls[0]?.[1].body ?? 'null'));
}

describe.each([
  ['contact', schemas.contactInput, <ContactMessage key="form" />],
  ['partnerships', schemas.partnershipInput, <PartnershipInquiry key="form" variant="lender" />],
  ['partnerships', schemas.partnershipInput, <PartnerInquiry key="form" />],
  ['subscribe', schemas.subscribeInput, <NewsletterSignUp key="form" />],
] as const)('a form for %s', (call, schema, element) => {
  const limits: Record<string, number> = contract.fieldLimits[call];
  const rules: Readonly<Record<string, contract.FormField>> = contract.formFields[call];
  const longest = Math.max(...Object.values(limits));

  it('requires what the API requires', () => {
    const { container } = render(<MemoryRouter>{element}</MemoryRouter>);
    for (const [name, { required }] of Object.entries(rules)) {
      const control = container.querySelector<HTMLInputElement>(`[name=${name}]:not([type=hidden])`);
      if (required !== undefined && control) expect(control.required, name).toBe(true);
    }
  });

  it('accepts no more characters than the API, and shows a message', async () => {
    const { container } = render(<MemoryRouter>{element}</MemoryRouter>);
    const form = container.querySelector('form') as HTMLFormElement;
    for (const { name, maxLength } of form.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=checkbox], [tabindex="-1"])',
    ))
      expect(maxLength, name).toBe(limits[name]);
    if (form.querySelector('textarea')) {
      await send(form, longest + 1);
      screen.getByText(contract.messages.tooLong(longest));
    }
    const sent = await send(form, longest);
    await waitFor(() => expect(schema.safeParse(sent()).error).toBeUndefined());
  });
});

it('begins the message with the inquiry type, if one was chosen', async () => {
  const { container } = render(
    <MemoryRouter>
      <ContactMessage />
    </MemoryRouter>,
  );
  const sent = await send(container.querySelector('form') as HTMLFormElement, 3);
  await waitFor(() => expect(sent().message).toBe('Inquiry Type: media\n\nxxx'));
});

it.each([
  ['lender', 'Lending partnership inquiry'],
  ['referral', 'Referral partnership inquiry'],
  ['api', 'API integration partnership inquiry'],
] as const)('sends an inquiry of the variant %s with its own words, and is reset to it', async (variant, words) => {
  const { container } = render(
    <MemoryRouter>
      <PartnershipInquiry variant={variant} />
    </MemoryRouter>,
  );
  const type = container.querySelector('[name=partnershipType]') as HTMLSelectElement;
  expect(type.value).toBe(variant);
  const sent = await send(container.querySelector('form') as HTMLFormElement, 3, variant);
  await screen.findByText(forms.partnership.success);
  expect(sent()).toEqual({
    company: 'Noor',
    firstName: 'Noor',
    lastName: 'Noor',
    email: 'noor@riverbank.example',
    phone: 'Noor',
    jobTitle: 'Not specified',
    partnershipType: variant,
    businessDescription: words,
    fundingRange: 'Not specified',
    clientVolume: 'Not specified',
    partnershipGoals: 'xxx',
    consent: false,
  });
  expect(type.value).toBe(variant);
});
