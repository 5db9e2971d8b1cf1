import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './select-field.js';

const meta = {
  title: 'Components/Select field',
  component: SelectField,
  tags: ['!autodocs'],
  args: {
    label: 'Partnership type',
    name: 'partnershipType',
    placeholder: 'Select a type',
    options: [
      { value: 'lender', label: 'Lender' },
      { value: 'referral', label: 'Referral' },
      { value: 'other', label: 'Other' },
    ],
    required: true,
  },
  decorators: [
    (Story) => (
      <div className="bl:max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Choosing: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Referral');
    await expect(canvas.getByRole('combobox')).toHaveValue('referral');
  },
};

export const WithMessage: Story = { args: { error: 'Please select partnership type' } };

export const LongChoice: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: 'A partnership that needs quite some words before it is described in full' }],
  },
};
