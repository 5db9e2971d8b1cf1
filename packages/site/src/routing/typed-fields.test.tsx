// @vitest-environment jsdom
import { useForm } from '@boundless/ui/hooks/use-form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useTypedFields } from './typed-fields.js';

function Contact() {
  useTypedFields();
  const { formProps, field } = useForm({
    defaults: { message: '', kind: 'other' },
    payload: (values) => values,
    submit: async () => {},
  });
  const { error: _, announce: __, ...message } = field('message');
  return (
    <main>
      <form {...formProps} method="post" action="/api/contact">
        <textarea aria-label="Message" {...message} />
        <select aria-label="Kind" name="kind" defaultValue="other">
          <option>other</option>
          <option>lender</option>
        </select>
        <input type="checkbox" aria-label="Consent" name="consent" />
        <input type="password" aria-label="Password" name="password" />
        <button type="submit">Send</button>
        <Link to="/privacy">Privacy</Link>
      </form>
    </main>
  );
}

function Privacy() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/contact-us">Contact</Link>
    </>
  );
}

const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const text = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(cleanup);

it('keeps what is typed for a visitor who reads another page and goes back, until it is sent', async () => {
  render(
    <MemoryRouter initialEntries={['/contact-us']}>
      <Routes>
        <Route path="/contact-us" element={<Contact />} />
        <Route path="/privacy" element={<Privacy />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.change(text('Message'), { target: { value: 'Four cafes' } });
  fireEvent.change(text('Kind'), { target: { value: 'lender' } });
  fireEvent.change(text('Password'), { target: { value: 'secret' } });
  fireEvent.click(text('Consent'));
  follow('Privacy');
  goBack();
  expect([text('Message').value, text('Kind').value, text('Password').value]).toEqual(['Four cafes', 'lender', '']);
  expect(text('Consent').checked).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  follow('Privacy');
  goBack();
  expect([text('Message').value, text('Kind').value, text('Consent').checked]).toEqual(['', 'other', false]);
  fireEvent.change(text('Message'), { target: { value: 'Five cafes' } });
  follow('Privacy');
  follow('Contact');
  expect(text('Message').value).toBe('');
});
