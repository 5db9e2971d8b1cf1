import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmitError } from '../../hooks/submit-error.js';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { sampleNewsletter } from '../../test/sample-forms.js';
import { timing } from '../../tokens/timing.js';
import { NewsletterForm } from './newsletter-form.js';

const input = () => screen.getByLabelText<HTMLInputElement>('Email address');
const liveRegion = () => document.querySelector('[data-slot=field-message]')?.parentElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const subscribe = async (address: string) => {
  if (address) await userEvent.type(input(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};

describe('NewsletterForm', () => {
  describeContract(<NewsletterForm {...sampleNewsletter} submit={async () => {}} />, { slot: 'newsletter-form' });

  it('requires a valid e-mail address', async () => {
    const submit = vi.fn();
    render(<NewsletterForm {...sampleNewsletter} submit={submit} />);
    await subscribe('');
    expect(input()).toHaveAccessibleDescription('Please enter your email');
    // Focus moved to the field, so its message is read. A live region would read it a second time.
    expect(input()).toHaveFocus();
    expect(liveRegion()).not.toHaveAttribute('aria-live');
    expect(form()).toHaveAttribute('data-status', 'error');
    await userEvent.type(input(), 'noor');
    expect(input()).not.toHaveAccessibleDescription();
    await subscribe('');
    expect(input()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(submit).not.toHaveBeenCalled();
  });

  it('sends the trimmed address and nothing else', async () => {
    const submit = vi.fn(async () => {});
    render(<NewsletterForm {...sampleNewsletter} submit={submit} />);
    await subscribe(' noor@riverbank.example ');
    expect(submit).toHaveBeenCalledWith({ email: 'noor@riverbank.example' }, expect.anything());
  });

  it.each([
    ["the server's own words", new SubmitError('Too many requests'), 'Too many requests'],
    ['a default text for a browser error', new TypeError('Failed to fetch'), 'Failed to subscribe'],
    ['a default text for a reason that is not an error', 'oops', 'Failed to subscribe to newsletter'],
  ])('shows %s after a failure, until the next key press', async (_, reason, message) => {
    render(<NewsletterForm {...sampleNewsletter} submit={() => Promise.reject(reason)} />);
    await subscribe('a@b.c');
    expect(input()).toHaveAccessibleDescription(message);
    expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
    expect(form()).toHaveAttribute('data-status', 'error');
    expect(input()).toHaveValue('a@b.c');
    await userEvent.type(input(), 'o');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(form()).toHaveAttribute('data-status', 'idle');
  });

  it('asks to check the mail below the thanks while the subscription is pending', async () => {
    const { rerender } = render(<NewsletterForm {...sampleNewsletter} submit={async () => {}} />);
    await subscribe('a@b.c');
    expect(screen.getByRole('status')).toHaveTextContent("Thanks! You've been subscribed to our newsletter.");
    expect(screen.queryByText('Check your mail')).toBeNull();
    rerender(<NewsletterForm {...sampleNewsletter} submit={async () => {}} pending />);
    expect(screen.getByText('Check your mail')).toBeVisible();
    expect(screen.getByRole('status').compareDocumentPosition(screen.getByText('Check your mail'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('shows that it is subscribing, then thanks for 10 s with an empty field', async () => {
      let finish = () => {};
      render(
        <NewsletterForm {...sampleNewsletter} submit={() => new Promise<void>((resolve) => (finish = resolve))} />,
      );
      fireEvent.change(input(), { target: { value: 'a@b.c' } });
      fireEvent.submit(form());
      expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
      await act(async () => finish());
      expect(input()).toHaveValue('');
      advance(timing.newsletterSuccess - 1);
      expect(screen.getByRole('status')).toHaveTextContent("Thanks! You've been subscribed to our newsletter.");
      advance(1);
      expect(screen.queryByRole('status')).toBeNull();
      expect(form()).toHaveAttribute('data-status', 'idle');
    });
  });
});
