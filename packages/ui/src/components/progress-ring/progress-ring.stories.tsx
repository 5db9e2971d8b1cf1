import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { ProgressRing } from './progress-ring.js';

const meta = {
  title: 'Components/Progress ring',
  component: ProgressRing,
  tags: ['!autodocs'],
  args: { value: 34 },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Advancing: Story = {};

export const Idle: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 100 } };

const clock = createSteppedClock();

/** It follows the given time, here of a clock that the story advances: 6 s fill it. */
export const FollowingARotation: Story = {
  args: { value: 0, elapsed: () => clock.now(), duration: timing.bubble, playing: true },
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    const ring = canvasElement.querySelector('[data-slot=progress-ring]');
    clock.step(timing.bubble / 2);
    await waitFor(() => expect(ring).toHaveAttribute('data-progress', '50'));
  },
};

/** With a label it is a progress bar. */
export const StandingAlone: Story = {
  args: { label: 'Time on this benefit' },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '34');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="bl:flex bl:flex-wrap bl:items-end bl:gap-6">
      {[26, 56, 72, 102].map((size) => (
        <ProgressRing key={size} {...args} width={size} height={size} />
      ))}
    </div>
  ),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <ProgressRing {...args} />
    </div>
  ),
};

export const OnBrand: Story = {
  render: (args) => (
    <div data-surface="brand" className="bl:p-8">
      <ProgressRing {...args} />
    </div>
  ),
};
