import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArticlePage } from './article-page.js';
import { sampleArticlePage, sampleAuthor, sampleFullArticle, sampleRelated } from './article-page.samples.js';

const meta = {
  title: 'Templates/Article page',
  component: ArticlePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: sampleArticlePage,
    article: sampleFullArticle,
    related: sampleRelated,
    author: sampleAuthor,
    onShare: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Its sections do not fade in. */
export const ShownAtOnce: Story = { args: { article: { ...sampleFullArticle, reveal: false } } };

/** Short, with an unknown author: no table of contents, a generic icon. */
export const PressRelease: Story = {
  args: {
    author: undefined,
    article: {
      ...sampleFullArticle,
      slug: 'boundless-ai-highbeam-partnership',
      title: 'A banking platform built for online sellers joins the network',
      author: 'Boundless Team',
      category: 'Press Release',
      readTime: '2 min read',
      sections: sampleFullArticle.sections.slice(1, 3),
    },
  },
};

/** Short enough for a screen reader to read as a whole. */
export const ShortNews: Story = {
  tags: ['spoken'],
  args: {
    article: {
      ...sampleFullArticle,
      slug: 'second-office',
      title: 'We open a second office in Calgary',
      lede: 'Closer to the businesses that we serve in the west.',
      category: 'Press Release',
      readTime: '1 min read',
      reveal: false,
      introduction: [{ kind: 'paragraph', text: 'From March on, six specialists work from Calgary.' }],
      sections: [
        {
          heading: 'What changes for you',
          content: [
            { kind: 'paragraph', text: 'Calls from the west are answered two hours longer. All else stays as it is.' },
          ],
        },
      ],
    },
    related: sampleRelated.slice(0, 1),
  },
};

export const NothingRelated: Story = { args: { related: [] } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
