import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import { SpamTrap } from './spam-trap.js';

const meta = {
  title: 'Components/Spam trap',
  component: SpamTrap,
  tags: ['!autodocs'],
  render: (args) => (
    <form className="bl:relative bl:grid bl:max-w-sm bl:justify-items-start bl:gap-4">
      <TextField label="Email" name="email" required />
      <SpamTrap {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
} satisfies Meta<typeof SpamTrap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is visible, and Tab skips it. */
export const InAForm: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
