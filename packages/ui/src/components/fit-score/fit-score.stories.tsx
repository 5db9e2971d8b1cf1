import type { Meta, StoryObj } from '@storybook/react-vite';
import { FitScore } from './fit-score.js';

const meta = {
  title: 'Components/Fit score',
  component: FitScore,
  tags: ['!autodocs'],
  args: { fit: 97 },
} satisfies Meta<typeof FitScore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Score: Story = {};

/** Digits have the same width, so that columns align. */
export const InAColumn: Story = {
  render: () => (
    <div className="bl:inline-grid bl:justify-items-end bl:gap-2 bl:text-default">
      {[97, 81, 9, 0].map((fit) => (
        <FitScore key={fit} fit={fit} />
      ))}
    </div>
  ),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8 bl:text-default">
      <FitScore {...args} />
    </div>
  ),
};
