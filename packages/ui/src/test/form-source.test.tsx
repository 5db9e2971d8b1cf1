import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactForm, NewsletterForm, PartnerInquiryForm, PartnershipForm } from '../index.js';

const submit = async () => {};
const source = '{"page":"/contact-us"}';

it.each([
  ['contact', (given?: string) => <ContactForm submit={submit} source={given} />],
  ['newsletter', (given?: string) => <NewsletterForm submit={submit} source={given} />],
  ['partnership', (given?: string) => <PartnershipForm variant="lender" submit={submit} source={given} />],
  ['partner inquiry', (given?: string) => <PartnerInquiryForm submit={submit} source={given} />],
])('the %s form posts where the visitor came from, if it is given that', (_, form) => {
  const { container, rerender } = render(form(source));
  const posted = () => new FormData(container.querySelector('form') as HTMLFormElement).get('source');
  expect(posted()).toBe(source);
  rerender(form());
  expect(posted()).toBeNull();
});
