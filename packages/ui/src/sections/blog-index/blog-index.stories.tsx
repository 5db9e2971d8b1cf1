import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleArticles } from '../../components/article-card/article-card.samples.js';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { BlogIndex } from './blog-index.js';
import { sampleBlog } from './blog-index.samples.js';

const meta = {
  title: 'Sections/Blog index',
  component: BlogIndex,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: sampleBlog, articles: sampleArticles, onCategoryChange: fn() },
} satisfies Meta<typeof BlogIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

const clock = createSteppedClock();

/** The selection rotates every 5 s; the story advances the clock. */
export const Turning: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All');
    clock.step(timing.category);
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Press Releases'));
    clock.step(timing.articleFade);
  },
};

/** A click selects a category and ends the rotation permanently. */
export const ChosenByTheVisitor: Story = {
  async play({ args, canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Guides' }));
    await expect(args.onCategoryChange).toHaveBeenCalledWith('guides');
    await expect(canvas.getByRole('button', { name: 'Guides' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('[data-slot=category-filter]')).toHaveAttribute('data-rotation', 'paused');
  },
};

/** Selected by the address /blog?category=case-studies. Two articles: one is featured, one is in the grid. */
export const FewArticles: Story = { args: { category: 'case-studies' } };

export const EverythingLoaded: Story = {
  args: { category: 'all' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More Articles' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(sampleArticles.length - 1);
  },
};

export const NothingPublished: Story = { args: { articles: [], category: 'all' } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
