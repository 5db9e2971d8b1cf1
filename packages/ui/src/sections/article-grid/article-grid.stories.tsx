import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleArticles } from '../../components/article-card/article-card.samples.js';
import { ArticleGrid } from './article-grid.js';

const meta = {
  title: 'Sections/Article grid',
  component: ArticleGrid,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { articles: sampleArticles.slice(0, 14), onExpand: fn() },
} satisfies Meta<typeof ArticleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSix: Story = {};

/** The rest appear, the button disappears, and focus is on the first new article. */
export const AllOfThem: Story = {
  tags: ['no-fr'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More Articles' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(args.articles.length);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')[6]).toHaveFocus();
  },
};

/** No button, because there are at most six articles. */
export const Five: Story = { args: { articles: sampleArticles.slice(0, 5) } };

export const One: Story = { args: { articles: sampleArticles.slice(0, 1) } };

export const None: Story = { args: { articles: [], empty: 'Nothing has been published here yet.' } };
