import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating.js';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  tags: ['!autodocs'],
  args: { value: 5 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '5 out of 5' })).toBeVisible();
  },
};

export const Partial: Story = { args: { value: 3 } };

export const None: Story = { args: { value: 0 } };

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <Rating {...args} value={4} />
    </div>
  ),
};
