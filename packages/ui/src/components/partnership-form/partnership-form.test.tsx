import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { samplePartnership } from '../../test/sample-forms.js';
import { timing } from '../../tokens/timing.js';
import { PartnershipForm } from './partnership-form.js';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const form = () => document.querySelector('form') as HTMLFormElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Submit Inquiry' }));
const typed = {
  Company: 'Marlow & Pike CPA',
  'First name': 'Simone',
  'Last name': 'Pike',
  Email: 'simone@marlowpike.example',
  Phone: '647 555 0101',
  Comments: 'Sixty small firms.',
};
const fillIn = () => {
  for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
};
const sent = {
  company: 'Marlow & Pike CPA',
  firstName: 'Simone',
  lastName: 'Pike',
  email: 'simone@marlowpike.example',
  phone: '647 555 0101',
  jobTitle: 'Not specified',
  partnershipGoals: 'Sixty small firms.',
  consent: false,
};

describe('PartnershipForm', () => {
  describeContract(<PartnershipForm {...samplePartnership} submit={async () => {}} />, { slot: 'partnership-form' });

  it('shows an error at every missing field, with its own text for the type', async () => {
    const submit = vi.fn();
    render(<PartnershipForm {...samplePartnership} submit={submit} />);
    await press();
    expect(screen.getAllByText('Please enter this field')).toHaveLength(6);
    expect(field('Partnership type')).toHaveAccessibleDescription('Please select partnership type');
    expect(field('Company')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.selectOptions(field('Partnership type'), 'Other');
    expect(field('Partnership type')).toBeValid();
    expect(screen.getAllByText('Please enter this field')).toHaveLength(6);
  });

  it.each([
    ['generic', ''],
    ['lender', 'lender'],
    ['referral', 'referral'],
    ['api', 'api'],
  ] as const)('starts the %s page with type "%s" and sends its presets', async (variant, preset) => {
    const submit = vi.fn(async () => {});
    render(
      <PartnershipForm
        {...samplePartnership}
        variant={variant}
        submit={submit}
        presets={{ jobTitle: 'Not specified' }}
      />,
    );
    expect(field('Partnership type')).toHaveValue(preset);
    fillIn();
    if (!preset) await userEvent.selectOptions(field('Partnership type'), 'Referral');
    await press();
    const partnershipType = preset || 'referral';
    expect(submit).toHaveBeenCalledWith(
      { ...sent, partnershipType },
      {
        trap: '',
        elapsed: expect.any(Number),
        idempotencyKey: expect.any(String),
        consent: false,
        phoneConsent: false,
      },
    );
    expect(field('Partnership type')).toHaveValue(preset);
  });

  it('offers API on the API page only', () => {
    const values = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
    const { rerender } = render(<PartnershipForm {...samplePartnership} variant="lender" submit={vi.fn()} />);
    expect(values()).toEqual(['', 'lender', 'referral', 'other']);
    rerender(<PartnershipForm {...samplePartnership} variant="api" submit={vi.fn()} />);
    expect(values()).toEqual(['', 'lender', 'referral', 'other', 'api']);
  });

  it('returns to the type of its page after another one was sent', async () => {
    const submit = vi.fn(async () => {});
    render(<PartnershipForm {...samplePartnership} variant="lender" submit={submit} />);
    fillIn();
    await userEvent.selectOptions(field('Partnership type'), 'Other');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ partnershipType: 'other', consent: true }),
      expect.anything(),
    );
    expect(field('Partnership type')).toHaveValue('lender');
    expect(field('Company')).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('shows nothing after a failure but keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<PartnershipForm {...samplePartnership} variant="lender" submit={() => Promise.reject(new Error('503'))} />);
    fillIn();
    await press();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit Inquiry' })).toBeEnabled();
    expect(field('Company')).toHaveValue(typed.Company);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('posts its presets from a browser without JavaScript', () => {
    const html = renderToString(
      <PartnershipForm {...samplePartnership} variant="api" submit={vi.fn()} presets={{ jobTitle: 'Not specified' }} />,
    );
    expect(html).toContain('action="/api/partnerships"');
    expect(html).toContain('name="jobTitle" value="Not specified"');
    expect(html).toMatch(/<option value="api" selected/);
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('shows that it is sending, then thanks for 5 s', async () => {
      let finish = () => {};
      render(
        <PartnershipForm
          {...samplePartnership}
          variant="api"
          submit={() => new Promise<void>((resolve) => (finish = resolve))}
        />,
      );
      fillIn();
      fireEvent.submit(form());
      expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      await act(async () => finish());
      advance(timing.formSuccess - 1);
      expect(screen.getByRole('status')).toHaveTextContent('Thanks! Your partnership inquiry has been received.');
      advance(1);
      expect(screen.queryByRole('status')).toBeNull();
    });
  });
});
