import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { samplePartnerInquiry } from '../../test/sample-forms.js';
import { timing } from '../../tokens/timing.js';
import { PartnerInquiryForm } from './partner-inquiry-form.js';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const form = () => document.querySelector('form') as HTMLFormElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Submit Inquiry' }));
const typed = {
  Company: 'Marlow & Pike CPA',
  'First name': 'Simone',
  'Last name': 'Pike',
  'Business Email': 'simone@marlowpike.example',
  Phone: '647 555 0101',
  'Partnership type': 'referral',
  Comments: 'Sixty small firms.',
};
const fillIn = () => {
  for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
};

describe('PartnerInquiryForm', () => {
  describeContract(<PartnerInquiryForm {...samplePartnerInquiry} submit={async () => {}} />, {
    slot: 'partner-inquiry-form',
  });

  it('uses browser validation: everything but the consent is required', async () => {
    const submit = vi.fn();
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={submit} />);
    expect(form()).not.toHaveAttribute('novalidate');
    for (const name of Object.keys(typed)) expect(field(name)).toBeRequired();
    expect(screen.getByRole('checkbox')).not.toBeRequired();
    expect(field('Business Email')).toHaveAttribute('type', 'email');
    expect(field('Comments')).toHaveAttribute('rows', '5');
    await press();
    expect(submit).not.toHaveBeenCalled();
    expect(document.querySelector('[data-slot=field-message]')).toBeNull();
  });

  it('makes the browser refuse what the server refuses: blank text, and what is no address', () => {
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={vi.fn()} />);
    fillIn();
    expect(form()).toBeValid();
    for (const name of ['Company', 'First name', 'Last name', 'Phone'])
      for (const value of [' ', '\u200B']) {
        fireEvent.change(field(name), { target: { value } });
        expect(field(name).validity.patternMismatch, name).toBe(true);
      }
    for (const value of ['simone@marlowpike', '.simone@marlowpike.example', 'simone@marlowpike..example']) {
      fireEvent.change(field('Business Email'), { target: { value } });
      expect(field('Business Email').validity.patternMismatch, value).toBe(true);
    }
    fireEvent.change(field('Comments'), { target: { value: ' \n ' } });
    fireEvent.blur(field('Comments'));
    expect(field('Comments').validity.valueMissing).toBe(true);
  });

  it('names its fields and types as the contract does', () => {
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={vi.fn()} />);
    for (const name of ['company', 'firstName', 'lastName', 'email', 'phone', 'experience', 'partnerConsent'])
      expect(form().elements.namedItem(name)).toBeInTheDocument();
    const types = screen.getAllByRole<HTMLOptionElement>('option').map(({ value, label }) => [value, label]);
    expect(types.slice(1)).toEqual([
      ['lender', 'Lending Partner'],
      ['referral', 'Referral Partner'],
      ['other', 'Other'],
    ]);
  });

  it('sends a partnership inquiry with its presets, and empties its fields', async () => {
    const submit = vi.fn(async () => {});
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={submit} presets={{ jobTitle: 'Not specified' }} />);
    fillIn();
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(submit).toHaveBeenCalledWith(
      {
        company: 'Marlow & Pike CPA',
        firstName: 'Simone',
        lastName: 'Pike',
        email: 'simone@marlowpike.example',
        phone: '647 555 0101',
        jobTitle: 'Not specified',
        partnershipType: 'referral',
        partnershipGoals: 'Sixty small firms.',
        consent: true,
      },
      expect.anything(),
    );
    for (const name of Object.keys(typed)) expect(field(name)).toHaveValue('');
  });

  it('shows an error for comments that are too long, which the browser does not', async () => {
    const submit = vi.fn();
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={submit} limits={{ experience: 10 }} />);
    fillIn();
    await press();
    expect(field('Comments')).toHaveAccessibleDescription('Please enter at most 10 characters');
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows nothing after a failure but keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={() => Promise.reject(new Error('503'))} />);
    fillIn();
    await press();
    expect(screen.queryByRole('status')).toBeNull();
    expect(field('Company')).toHaveValue(typed.Company);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("shows the server's errors for a form that was posted without JavaScript", () => {
    const initial = {
      status: 'error' as const,
      values: { company: 'Marlow', partnershipType: 'referral', partnerConsent: 'on' },
      errors: { experience: 'Please enter this field' },
    };
    render(<PartnerInquiryForm {...samplePartnerInquiry} submit={vi.fn()} initial={initial} />);
    expect(field('Company')).toHaveValue('Marlow');
    expect(field('Partnership type')).toHaveValue('referral');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(field('Comments')).toHaveAccessibleDescription('Please enter this field');
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('says thanks for 5 s', async () => {
      render(<PartnerInquiryForm {...samplePartnerInquiry} submit={async () => {}} />);
      fillIn();
      await act(async () => void fireEvent.submit(form()));
      advance(timing.formSuccess - 1);
      expect(screen.getByRole('status')).toHaveTextContent('Thanks! Your partnership inquiry has been received.');
      advance(1);
      expect(screen.queryByRole('status')).toBeNull();
    });
  });
});
