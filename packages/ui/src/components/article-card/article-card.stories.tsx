import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ArticleCard } from './article-card.js';
import { sampleArticle } from './article-card.samples.js';

const meta = {
  title: 'Components/Article card',
  component: ArticleCard,
  tags: ['!autodocs'],
  args: { article: sampleArticle, className: 'bl:max-w-xl' },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is clickable; it contains one link, named after the article. */
export const Card: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: sampleArticle.title });
    await expect(link).toHaveAttribute('href', sampleArticle.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Banner: Story = { args: { shape: 'banner', className: 'bl:max-w-192' } };

/** On phones it is a row with a thumbnail. */
export const Tile: Story = { args: { shape: 'tile', className: 'bl:max-w-xs' } };

export const WithReadArticle: Story = {
  args: { readArticle: 'Read Article' },
  async play({ canvas }) {
    const link = canvas.getByRole('link');
    // French puts a space before the colon.
    await expect(link).toHaveAccessibleName(/^Read Article\s?: /);
    await expect(link).toHaveAccessibleName(expect.stringContaining(sampleArticle.title));
  },
};

export const LongTitle: Story = {
  args: {
    shape: 'tile',
    className: 'bl:max-w-xs',
    article: {
      ...sampleArticle,
      category: 'New Feature Release',
      title: 'Wirtschaftsprüfungsgesellschaften and what their fractional counterparts do for businesses of every size',
      excerpt:
        'An excerpt that goes on for rather longer than anybody planned when the card was drawn, and still fits.',
    },
  },
};
