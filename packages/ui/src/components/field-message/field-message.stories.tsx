import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldMessage } from './field-message.js';

const meta = {
  title: 'Components/Field message',
  component: FieldMessage,
  tags: ['!autodocs'],
  args: { children: 'Please enter this field' },
} satisfies Meta<typeof FieldMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const InAnAccessibleDescription: Story = {
  render: (args) => (
    <div className="bl:grid bl:max-w-xs bl:grid-cols-1 bl:gap-2">
      <input aria-label="Amount" aria-describedby="amount-message" aria-invalid className="bl:border bl:p-2" />
      <FieldMessage {...args} id="amount-message" />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription('Please enter this field');
  },
};

export const LongMessage: Story = {
  args: {
    children: 'This address has subscribed before. Use another one, or write to us if the note does not arrive.',
    className: 'bl:max-w-56',
  },
};
