import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleArticle, sampleArticles } from '../../components/article-card/article-card.samples.js';
import { Button } from '../../components/button/index.js';
import type { ArticleSummary } from '../../types.js';
import { FeaturedArticle } from './featured-article.js';

const meta = {
  title: 'Sections/Featured article',
  component: FeaturedArticle,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { article: sampleArticle, label: 'Featured' },
} satisfies Meta<typeof FeaturedArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};

const next = sampleArticles[2] as ArticleSummary;

/** The article changes with a fade of 400 ms, and nothing below moves. */
export const Swapped: Story = {
  render: function Swapping(args) {
    const [article, setArticle] = useState(args.article);
    return (
      <>
        <FeaturedArticle {...args} article={article} others={[args.article, next]} />
        <div className="bl:wrap">
          <Button onClick={() => setArticle(next)}>Show another</Button>
        </div>
      </>
    );
  },
  async play({ canvas, canvasElement }) {
    const featured = canvasElement.querySelector('[data-slot=featured-article]');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: next.title })).toBeVisible());
    await waitFor(() => expect(featured).toHaveAttribute('data-state', 'visible'));
  },
};

export const LongTitle: Story = {
  args: {
    article: {
      ...sampleArticle,
      title:
        'Wirtschaftsprüfungsgesellschaften, fractional finance chiefs, and everything that they would like lenders to read',
      excerpt:
        'An excerpt that goes on for rather longer than anybody planned, because the subject has three sides, each of which has a name of its own.',
    },
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
