import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Boundless may contact me about this message.', name: 'consent' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const TickedByItsText: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const TickedByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    defaultChecked: true,
    label:
      'I agree to receive partnership communications from Boundless, its lending partners and their advisers, and I know that I can unsubscribe at any time.',
  },
  decorators: [
    (Story) => (
      <div className="bl:max-w-xs">
        <Story />
      </div>
    ),
  ],
};
