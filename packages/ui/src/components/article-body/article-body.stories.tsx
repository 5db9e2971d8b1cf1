import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../author-avatar/author-avatar.samples.js';
import { ArticleBody } from './article-body.js';
import { sampleIntroduction, sampleSections } from './article-body.samples.js';

const meta = {
  title: 'Components/Article body',
  component: ArticleBody,
  tags: ['!autodocs'],
  args: { introduction: sampleIntroduction, sections: sampleSections, avatar: samplePicture },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sections fade in when they are scrolled into view. */
export const FadesIn: Story = {};

export const ShownAtOnce: Story = {
  tags: ['no-fr'],
  args: { reveal: false },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link', { name: 'Boundless' })[0]).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('heading', { name: 'Author Bio', level: 3 })).toBeVisible();
  },
};

export const NoPictureOfTheAuthor: Story = { args: { reveal: false, avatar: undefined } };

export const SectionWithoutHeading: Story = {
  args: {
    reveal: false,
    sections: [
      { heading: '', content: [{ kind: 'paragraph', text: 'This part simply goes on.' }] },
      ...sampleSections.slice(1, 3),
    ],
  },
};

/** Anything that is not light markup is shown as text and executes nothing. */
export const Hostile: Story = {
  args: {
    reveal: false,
    introduction: [{ kind: 'paragraph', text: '<script>alert(1)</script> **<img src=x onerror=alert(1)>**' }],
    sections: [
      {
        heading: '<b onmouseover=alert(1)>Heading</b>',
        content: [{ kind: 'paragraph', text: '[Boundless](javascript:alert(1)) and Boundless' }],
      },
    ],
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('script, img, b')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-slot=article-body] a')).toHaveLength(1);
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
