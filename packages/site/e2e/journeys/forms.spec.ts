import { expect, test } from '@playwright/test';
import { open, waitAsPerson } from '../open.js';

const person = { firstName: 'Ana', lastName: 'Cruz', phone: '416 555 0134' };
const emailMessage = 'Please enter a valid email address';

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
  test(`${slot} shows errors, then thanks and resets`, async ({ page }) => {
    await open(page, path);
    const form = page.locator(`[data-slot=${slot}]`);
    await form.locator('[name=email]').pressSequentially('ana@');
    await form.getByRole('button', { name: send }).click();
    for (const message of messages) await expect(form.getByText(message).first()).toBeVisible();
    await form.locator('[name=email]').pressSequentially('mail.example');
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).pressSequentially(value);
    await waitAsPerson(page);
    await form.getByRole('button', { name: send }).click();
    await expect(form).toContainText(thanks);
    for (const name of ['email', ...Object.keys(fields)]) await expect(form.locator(`[name=${name}]`)).toHaveValue('');
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('the partner inquiry form is checked by the browser, then sent', async ({ page }) => {
  await open(page, '/partner-contact');
  const form = page.locator('[data-slot=partner-inquiry-form]');
  const send = form.getByRole('button', { name: 'Submit Inquiry' });
  await form.locator('[name=company]').fill('Marlow & Pike');
  await send.click();
  await expect(form.locator('[name=firstName]')).toBeFocused();
  await expect(form).toHaveAttribute('data-status', 'idle');
  const fields = { ...person, email: 'ana@mail.example', experience: 'Sixty firms ask us for funding.' };
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=partnershipType]').selectOption('lender');
  await waitAsPerson(page);
  await send.click();
  await expect(form).toHaveAttribute('data-status', 'success');
  await expect(form.locator('[name=company]')).toHaveValue('');
});
