import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArticles } from '../../components/article-card/article-card.samples.js';
import { RelatedArticles } from './related-articles.js';

const meta = {
  title: 'Sections/Related articles',
  component: RelatedArticles,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { articles: sampleArticles.slice(4, 6) },
} satisfies Meta<typeof RelatedArticles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['spoken', 'no-fr'],
  async play({ args, canvas }) {
    const links = canvas.getAllByRole('link', { name: /^Read Article/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.articles.map(({ href }) => href));
  },
};

export const One: Story = { args: { articles: sampleArticles.slice(4, 5) } };

export const UnequalTitles: Story = {
  args: {
    articles: sampleArticles
      .slice(4, 6)
      .map((article, index) => (index === 0 ? article : { ...article, title: `${article.title}, ${article.title}` })),
  },
};
