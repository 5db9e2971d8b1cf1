import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingSoon } from './coming-soon.js';
import { sampleArticles, sampleComingSoon } from './coming-soon.samples.js';

const meta = {
  title: 'Sections/Coming soon',
  component: ComingSoon,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: sampleComingSoon, articles: sampleArticles },
} satisfies Meta<typeof ComingSoon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithArticles: Story = {
  tags: ['spoken'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  },
};

export const Alone: Story = { args: { articles: [] } };

export const LongTitle: Story = {
  args: { content: { ...sampleComingSoon, title: 'This Guide Is Still Being Written' }, articles: [] },
};
