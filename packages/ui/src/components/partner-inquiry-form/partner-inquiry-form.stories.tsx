import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { samplePartnerInquiry } from '../../test/sample-forms.js';
import { PartnerInquiryForm } from './partner-inquiry-form.js';

const meta = {
  title: 'Components/Partner inquiry form',
  component: PartnerInquiryForm,
  tags: ['!autodocs'],
  args: { ...samplePartnerInquiry, submit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div className="bl:max-w-188 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5 bl:sm:p-11">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartnerInquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The browser shows what is missing; nothing is sent. */
export const CheckedByTheBrowser: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Inquiry' }));
    await expect(args.submit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Company')).toBeInvalid();
  },
};

const clock = createSteppedClock();

/** The clock is stopped, so the thanks stay. */
export const Received: Story = {
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByLabelText('Company'), 'Marlow & Pike CPA');
    await userEvent.type(canvas.getByLabelText('First name'), 'Simone');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Pike');
    await userEvent.type(canvas.getByLabelText('Business Email'), 'simone@marlowpike.example');
    await userEvent.type(canvas.getByLabelText('Phone'), '647 555 0101');
    await userEvent.selectOptions(canvas.getByLabelText('Partnership type'), 'Referral Partner');
    await userEvent.type(canvas.getByLabelText('Comments'), 'Sixty small firms.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Inquiry' }));
    await expect(args.submit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Thanks!'));
    await expect(canvas.getByLabelText('Company')).toHaveValue('');
  },
};

export const AnsweredWithoutJavaScript: Story = {
  args: {
    initial: {
      status: 'error',
      values: {
        company: 'Northern Cold Chain Logistics and Refrigerated Warehousing Holdings (Ontario) Incorporated',
        partnershipType: 'referral',
        partnerConsent: 'on',
      },
      errors: { email: 'Please enter a valid email address' },
    },
  },
};
