import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { sampleContact } from '../../test/sample-forms.js';
import { timing } from '../../tokens/timing.js';
import { ContactForm } from './contact-form.js';

const required = 'Please enter this field';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const form = () => document.querySelector('form') as HTMLFormElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

async function fillIn() {
  await userEvent.type(field(/First name/), 'Noor');
  await userEvent.type(field(/Last name/), 'Haddad');
  await userEvent.type(field(/Email/), 'noor@riverbank.example');
  await userEvent.type(field(/Phone/), '416 555 0134');
  await userEvent.type(field(/Message/), 'Four cafes, soon five.');
}

describe('ContactForm', () => {
  describeContract(<ContactForm {...sampleContact} submit={async () => {}} />, { slot: 'contact-form' });

  it('shows an error at every missing field and focuses the first', async () => {
    const submit = vi.fn();
    render(<ContactForm {...sampleContact} submit={submit} />);
    await press();
    expect(screen.getAllByText(required)).toHaveLength(5);
    for (const name of [/First name/, /Last name/, /Email/, /Phone/, /Message/]) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(required);
    }
    expect(field(/Company/)).toBeValid();
    expect(field(/First name/)).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('clears only the error of the field that is typed in', async () => {
    render(<ContactForm {...sampleContact} submit={vi.fn()} />);
    await press();
    await userEvent.type(field(/Email/), 'noor');
    expect(screen.getAllByText(required)).toHaveLength(4);
    await press();
    expect(field(/Email/)).toHaveAccessibleDescription('Please enter a valid email address');
  });

  it('shows what `failure` makes of a rejected submit, until the visitor types', async () => {
    const taken = new Error('taken');
    const failure = vi.fn(() => ({ message: 'We could not send this.', fields: { email: 'This address bounces.' } }));
    render(<ContactForm {...sampleContact} submit={() => Promise.reject(taken)} failure={failure} />);
    await fillIn();
    await press();
    expect(failure).toHaveBeenCalledWith(taken);
    expect(screen.getByRole('status')).toHaveTextContent('We could not send this.');
    expect(field(/Email/)).toHaveAccessibleDescription('This address bounces.');
    expect(field(/Email/)).toHaveFocus();
    expect(field(/Email/)).toHaveValue('noor@riverbank.example');
    await userEvent.type(field(/Email/), 's');
    expect(form()).toHaveAttribute('data-status', 'idle');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('sends the fields of the contract and nothing else', async () => {
    const submit = vi.fn(async () => {});
    render(<ContactForm {...sampleContact} submit={submit} />);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(submit).toHaveBeenCalledWith(
      {
        firstName: 'Noor',
        lastName: 'Haddad',
        email: 'noor@riverbank.example',
        phone: '416 555 0134',
        company: '',
        inquiry: '',
        message: 'Four cafes, soon five.',
      },
      { trap: '', elapsed: expect.any(Number), idempotencyKey: expect.any(String), consent: true, phoneConsent: false },
    );
  });

  it('asks for the consent to calls below the phone, apart from other consents and never required', async () => {
    const submit = vi.fn(async () => {});
    const labels = { ...sampleContact.labels, phoneConsent: 'You may call and text me.' };
    render(<ContactForm {...sampleContact} labels={labels} submit={submit} />);
    await fillIn();
    const box = screen.getByRole('checkbox', { name: 'You may call and text me.' });
    expect(box).not.toBeRequired();
    expect(screen.getAllByRole('checkbox').indexOf(box)).toBe(0);
    await press();
    expect(submit).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ phoneConsent: false }));
    await fillIn();
    await userEvent.click(box);
    await press();
    const given = { consent: false, phoneConsent: true };
    expect(submit).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(given));
  });

  it('links to the policy below the button, if a notice is given', () => {
    const labels = { ...sampleContact.labels, privacy: 'Our staff read it. The [privacy policy](/privacy) says more.' };
    const { rerender } = render(<ContactForm {...sampleContact} labels={labels} submit={vi.fn()} />);
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    rerender(<ContactForm {...sampleContact} submit={vi.fn()} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('sends the inquiry type if one was selected', async () => {
    const submit = vi.fn(async () => {});
    render(<ContactForm {...sampleContact} submit={submit} />);
    await fillIn();
    await userEvent.selectOptions(field(/Inquiry type/), 'Media');
    await press();
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ inquiry: 'media', message: 'Four cafes, soon five.' }),
      expect.anything(),
    );
  });

  it('keeps a message that is too long and says so, and limits the other fields', async () => {
    const submit = vi.fn(async () => {});
    render(<ContactForm {...sampleContact} submit={submit} limits={{ firstName: 20, message: 30 }} />);
    await fillIn();
    expect(field(/First name/)).toHaveAttribute('maxlength', '20');
    fireEvent.change(field(/Message/), { target: { value: 'x'.repeat(31) } });
    await press();
    expect(field(/Message/)).toHaveAccessibleDescription('Please enter at most 30 characters');
    expect(field(/Message/)).toHaveValue('x'.repeat(31));
    expect(submit).not.toHaveBeenCalled();
    fireEvent.change(field(/Message/), { target: { value: 'x'.repeat(30) } });
    await press();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('offers the six inquiry types', () => {
    render(<ContactForm {...sampleContact} submit={vi.fn()} />);
    const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
    expect(values).toEqual(['', 'funding', 'partnership', 'integration', 'support', 'media', 'general']);
  });

  it('shows nothing after a failure but keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<ContactForm {...sampleContact} submit={() => Promise.reject(new Error('500'))} />);
    await fillIn();
    await press();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(field(/First name/)).toHaveValue('Noor');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('works as a plain form with browser validation until it is hydrated', () => {
    const html = renderToString(<ContactForm {...sampleContact} submit={vi.fn()} />);
    expect(html).toContain('method="post"');
    expect(html).toContain('action="/api/contact"');
    expect(html).not.toMatch(/novalidate/i);
    render(<ContactForm {...sampleContact} submit={vi.fn()} />);
    expect(form()).toHaveAttribute('novalidate');
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('shows that it is sending, then thanks for 5 s with empty fields', async () => {
      let finish = () => {};
      render(<ContactForm {...sampleContact} submit={() => new Promise<void>((resolve) => (finish = resolve))} />);
      for (const name of [/First name/, /Last name/, /Phone/, /Message/])
        fireEvent.change(field(name), { target: { value: 'x' } });
      fireEvent.change(field(/Email/), { target: { value: 'a@b.c' } });
      fireEvent.submit(form());
      expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      expect(form()).toHaveAttribute('data-status', 'submitting');
      await act(async () => finish());
      expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
      expect(field(/First name/)).toHaveValue('');
      advance(timing.formSuccess - 1);
      expect(screen.getByRole('status')).toHaveTextContent('Thanks! Your message has been received.');
      advance(1);
      expect(screen.queryByRole('status')).toBeNull();
      expect(form()).toHaveAttribute('data-status', 'idle');
    });
  });
});
