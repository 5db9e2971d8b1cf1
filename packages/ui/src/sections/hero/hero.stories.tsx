import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { Hero } from './hero.js';

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Capital opens up for',
      words: ['Founders', 'CEOs', 'Leaders', 'Professionals', 'CFOs', 'Partners'],
      lede: 'Tell your story once. Boundless reads it, matches it with verified lenders across Canada and the US, and brings their offers back side by side.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'Learn More', href: '/how-it-works' },
      ],
      note: 'Free for businesses. 256-bit encryption. You choose who sees your file.',
    },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstScreen: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Capital opens up for Founders');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/funding profile/);
  },
};

const clock = createSteppedClock();

/** The line moves to the end of a longer word; nothing around it moves. */
export const LongestWord: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas }) {
    clock.step(3 * timing.heroWord + timing.heroWordFade);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Capital opens up for Professionals'),
    );
  },
};

export const PausedByTheVisitor: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  async play({ canvas, canvasElement }) {
    const word = canvasElement.querySelector('[data-slot=rotating-word]');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(word).toHaveAttribute('data-rotation', 'paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Play motion' }));
    await expect(word).toHaveAttribute('data-rotation', 'playing');
  },
};

export const HardestContent: Story = {
  args: {
    content: {
      title: 'Funding that keeps up with the seasons of',
      words: ['Manufacturers', 'Restaurateurs'],
      lede: 'One profile, written once and kept up to date by your own books, is read by lenders who fund businesses of your size, in your trade and in your part of the country. They answer with offers that stand side by side, so that choosing takes an evening rather than a quarter.',
      actions: [
        { label: 'Create Your Funding Profile', href: 'https://app.boundless.example/signup/' },
        { label: 'See How Matching Works', href: '/how-it-works' },
      ],
      note: 'Free for businesses of every size, in every stage. You choose who sees your file and for how long.',
    },
  },
};

/** Without a drawing, as on a partner's page. */
export const WithoutDrawing: Story = { args: { drawing: null } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
