import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { samplePartnership } from '../../test/sample-forms.js';
import { PartnershipForm } from './partnership-form.js';

const meta = {
  title: 'Components/Partnership form',
  component: PartnershipForm,
  tags: ['!autodocs'],
  args: { ...samplePartnership, submit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div className="bl:max-w-188 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5 bl:sm:p-11">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartnershipForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Generic: Story = {};

export const Lender: Story = { args: { variant: 'lender' } };

export const Referral: Story = { args: { variant: 'referral' } };

export const Api: Story = { args: { variant: 'api' } };

export const SentTooEarly: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Inquiry' }));
    await expect(canvas.getByLabelText('Partnership type')).toHaveAccessibleDescription(
      'Please select partnership type',
    );
    await expect(canvas.getByLabelText('Company')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

const clock = createSteppedClock();

/** Afterwards the fields are empty again, and the type has the preset of the page. The clock is stopped, so the thanks stay. */
export const Received: Story = {
  args: { variant: 'lender' },
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByLabelText('Company'), 'Harbour & Pine Capital');
    await userEvent.type(canvas.getByLabelText('First name'), 'Simone');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Pike');
    await userEvent.type(canvas.getByLabelText('Email'), 'simone@harbourpine.example');
    await userEvent.type(canvas.getByLabelText('Phone'), '647 555 0101');
    await userEvent.selectOptions(canvas.getByLabelText('Partnership type'), 'Other');
    await userEvent.type(canvas.getByLabelText('Comments'), 'Term loans from $50K.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Inquiry' }));
    await expect(args.submit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Thanks!'));
    await expect(canvas.getByLabelText('Partnership type')).toHaveValue('lender');
  },
};

export const ReceivedWithoutJavaScript: Story = {
  args: { initial: { status: 'success', values: {}, errors: {} } },
};

export const LongAnswers: Story = {
  args: {
    initial: {
      status: 'error',
      values: {
        company: 'Northern Cold Chain Logistics and Refrigerated Warehousing Holdings (Ontario) Incorporated',
        email: 'partnerships-and-strategic-alliances@northern-cold-chain-logistics.example',
      },
      errors: { phone: 'Please enter at most 50 characters' },
    },
  },
};
