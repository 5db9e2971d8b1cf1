import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleCta } from './article-cta.js';

const meta = {
  title: 'Sections/Article CTA',
  component: ArticleCta,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Ready to Get Started?',
      lede: 'Join thousands of businesses and get connected with lenders in minutes.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'Learn More', href: '/how-it-works' },
      ],
    },
  },
} satisfies Meta<typeof ArticleCta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAnArticle: Story = {
  tags: ['spoken'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('target', '_blank');
  },
};

export const OneButton: Story = {
  args: { content: { title: 'Ready?', actions: [{ label: 'Learn More', href: '/how-it-works' }] } },
};

export const LongTitle: Story = {
  args: {
    content: {
      title: 'Ready to find out which lenders would like to hear from a business like yours?',
      lede: 'One profile, compared with every lender in the network, at no cost to your business.',
      actions: [{ label: 'Get Started Free', href: 'https://app.boundless.example/signup/' }],
    },
  },
};
