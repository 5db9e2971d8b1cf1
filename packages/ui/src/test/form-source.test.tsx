import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactForm, NewsletterForm, PartnerInquiryForm, PartnershipForm } from '../index.js';
import { sampleContact, sampleNewsletter, samplePartnerInquiry, samplePartnership } from './sample-forms.js';

const submit = async () => {};
const source = '{"page":"/contact-us"}';

it.each([
  ['contact', (given?: string) => <ContactForm {...sampleContact} submit={submit} source={given} />],
  ['newsletter', (given?: string) => <NewsletterForm {...sampleNewsletter} submit={submit} source={given} />],
  [
    'partnership',
    (given?: string) => <PartnershipForm {...samplePartnership} variant="lender" submit={submit} source={given} />,
  ],
  [
    'partner inquiry',
    (given?: string) => <PartnerInquiryForm {...samplePartnerInquiry} submit={submit} source={given} />,
  ],
])('the %s form posts its source, if given', (_, form) => {
  const { container, rerender } = render(form(source));
  const posted = () => new FormData(container.querySelector('form') as HTMLFormElement).get('source');
  expect(posted()).toBe(source);
  rerender(form());
  expect(posted()).toBeNull();
});
