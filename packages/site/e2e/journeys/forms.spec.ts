import { expect, test } from '../engines/journey.js';
import { button, type Visitor } from '../engines/visitor.js';

const person = { firstName: 'Ana', lastName: 'Cruz', phone: '416 555 0134' };
const emailMessage = 'Please enter a valid email address';

/** A form that is sent within two seconds of the opening of its page counts as spam. */
const waitAsPerson = (visitor: Visitor) =>
  visitor.until(() => visitor.tab.evaluate(() => performance.now() >= 2_000), 'the page is two seconds old');

/** Each form: invalid values and their message, then valid ones. */
const forms = [
  {
    path: '/contact-us',
    slot: 'contact-form',
    send: 'Send Message',
    messages: ['Please enter this field', emailMessage],
    fields: { ...person, message: 'We run four cafes.' },
    thanks: 'Thanks! Your message has been received.',
  },
  {
    path: '/lenders',
    slot: 'partnership-form',
    send: 'Submit Inquiry',
    messages: ['Please enter this field', emailMessage],
    fields: { ...person, company: 'Marlow & Pike', partnershipGoals: 'Funding for our clients' },
    thanks: 'Thanks! Your partnership inquiry has been received.',
  },
  {
    path: '/terms-of-service',
    slot: 'newsletter-form',
    send: 'Subscribe',
    messages: [emailMessage],
    fields: {},
    thanks: "Thanks! You've been subscribed to our newsletter.",
  },
];

for (const { path, slot, send, messages, fields, thanks } of forms) {
  test(`${slot} shows errors, then thanks and resets`, async ({ visitor }) => {
    const form = `[data-slot=${slot}]`;
    await visitor.open(path);
    await visitor.fill(`${form} [name=email]`, 'ana@');
    await visitor.click(button(send, form));
    for (const message of messages) {
      await visitor.until(
        async () => (await visitor.textOf(form))?.includes(message) === true,
        `it shows "${message}"`,
      );
    }
    await visitor.fill(`${form} [name=email]`, 'mail.example');
    for (const [name, value] of Object.entries(fields)) await visitor.fill(`${form} [name=${name}]`, value);
    await waitAsPerson(visitor);
    await visitor.click(button(send, form));
    await visitor.until(async () => (await visitor.textOf(form))?.includes(thanks) === true, 'the thanks are shown');
    for (const name of ['email', ...Object.keys(fields)]) {
      expect(await visitor.valueOf(`${form} [name=${name}]`), name).toBe('');
    }
    expect(await visitor.path()).toBe(path);
  });
}

test('the partner inquiry form is checked by the browser, then sent', async ({ visitor }) => {
  const form = '[data-slot=partner-inquiry-form]';
  await visitor.open('/partner-contact');
  await visitor.fill(`${form} [name=company]`, 'Marlow & Pike');
  await visitor.click(button('Submit Inquiry', form));
  await visitor.until(() => visitor.hasFocus(`${form} [name=firstName]`), 'the first empty field has the focus');
  expect(await visitor.attributeOf(form, 'data-status')).toBe('idle');
  const fields = { ...person, email: 'ana@mail.example', experience: 'Sixty firms ask us for funding.' };
  for (const [name, value] of Object.entries(fields)) await visitor.fill(`${form} [name=${name}]`, value);
  await visitor.choose(`${form} [name=partnershipType]`, 'lender');
  await waitAsPerson(visitor);
  await visitor.click(button('Submit Inquiry', form));
  await visitor.until(
    async () => (await visitor.attributeOf(form, 'data-status')) === 'success',
    'the thanks are shown',
  );
  expect(await visitor.valueOf(`${form} [name=company]`)).toBe('');
});
