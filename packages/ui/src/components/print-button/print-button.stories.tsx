import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { PrintButton } from './print-button.js';

const meta = {
  title: 'Components/Print button',
  component: PrintButton,
  tags: ['!autodocs'],
  args: { children: 'Print this page' },
} satisfies Meta<typeof PrintButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  async play({ canvas }) {
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print this page' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

export const LongLabel: Story = {
  args: { children: 'Print this comparison with everything that you entered' },
};
