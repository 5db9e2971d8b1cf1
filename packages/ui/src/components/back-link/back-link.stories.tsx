import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BackLink } from './back-link.js';

const meta = {
  title: 'Components/Back link',
  component: BackLink,
  tags: ['!autodocs'],
  args: { href: '/blog', children: 'Back to Blog' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheBlog: Story = {};

export const ReachedByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongLabel: Story = { args: { children: 'Back to everything that we have written about money so far' } };
