import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './text-field.js';

const meta = {
  title: 'Components/Text field',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', required: true },
  decorators: [
    (Story) => (
      <div className="bl:max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Email'));
    await userEvent.keyboard('noor@riverbank.example');
    await expect(canvas.getByRole('textbox')).toHaveValue('noor@riverbank.example');
    await userEvent.clear(canvas.getByRole('textbox'));
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'you@company.com' } };

export const FilledIn: Story = { args: { defaultValue: 'noor@riverbank.example' } };

export const WithMessage: Story = {
  args: { defaultValue: 'noor@riverbank', error: 'Please enter a valid email address' },
};

export const MayStayEmpty: Story = { args: { label: 'Company', name: 'company', type: 'text', required: false } };

export const LongLabelAndValue: Story = {
  args: {
    label: 'Business e-mail address of the person who signs for the company',
    defaultValue: 'accounts-payable-and-receivable@northern-cold-chain-logistics.example',
    required: false,
  },
};

export const OnInk: Story = {
  decorators: [
    (Story) => (
      <div data-surface="ink" className="bl:p-8">
        <Story />
      </div>
    ),
  ],
};
