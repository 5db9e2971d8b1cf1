import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleArticle } from '../../components/article-card/article-card.samples.js';
import { samplePicture } from '../../components/author-avatar/author-avatar.samples.js';
import { ArticleHeader } from './article-header.js';

const meta = {
  title: 'Sections/Article header',
  component: ArticleHeader,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    article: {
      ...sampleArticle,
      title: 'Debt Financing: An Express Guide for Small Business Owners',
      author: 'Amara Lindqvist',
    },
    author: { name: 'Amara Lindqvist', role: 'Head of Capital Advisory', avatar: samplePicture },
    back: { label: 'Back to Blog', href: '/blog' },
    onShare: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ArticleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KnownAuthor: Story = {};

/** The button keeps its state and exposes it. */
export const SavedByTheReader: Story = {
  render: function Saving(args) {
    const [saved, setSaved] = useState(false);
    return <ArticleHeader {...args} saved={saved} onSave={() => setSaved(!saved)} />;
  },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
};

export const InventedAuthor: Story = { args: { authorNote: 'A made-up author: rules, rates and laws are real.' } };

export const NewsFromTheCompany: Story = {
  args: { article: { ...sampleArticle, author: 'Boundless Team', category: 'Press Release' }, author: undefined },
};

export const UpdatedAndReviewed: Story = {
  args: { article: { ...sampleArticle, updated: 'May 1, 2026', reviewed: 'June 2, 2026' } },
};

export const NothingToDo: Story = { args: { onShare: undefined, onSave: undefined } };

export const LongTitle: Story = {
  args: {
    article: {
      ...sampleArticle,
      title:
        'Wirtschaftsprüfungsgesellschaften, fractional finance chiefs, and everything that they would like lenders to read before the meeting',
    },
  },
};
