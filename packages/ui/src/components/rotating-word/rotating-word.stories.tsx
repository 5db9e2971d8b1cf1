import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { RotatingWord } from './rotating-word.js';

const meta = {
  title: 'Components/Rotating word',
  component: RotatingWord,
  tags: ['!autodocs'],
  args: { words: ['Founders', 'CEOs', 'Leaders', 'Professionals', 'CFOs', 'Partners'] },
  render: (args) => (
    <h1 className="bl:text-display-xl">
      <span>Capital opens up for </span>
      <RotatingWord {...args} />
    </h1>
  ),
} satisfies Meta<typeof RotatingWord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAHeadline: Story = {};

const clock = createSteppedClock();

/** The story advances the clock: a fade begins at 5 s, and at 5.5 s the next word is shown. */
export const OneTurn: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    const word = canvasElement.querySelector('[data-slot=rotating-word]');
    clock.step(timing.heroWord);
    await waitFor(() => expect(word).toHaveAttribute('data-state', 'fading'));
    clock.step(timing.heroWordFade);
    await waitFor(() => expect(word).toHaveAttribute('data-state', 'visible'));
    await expect(word).toHaveTextContent('CEOs');
  },
};

export const LongWord: Story = { args: { words: ['Wirtschaftsprüfungsgesellschaften', 'Partners'] } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
