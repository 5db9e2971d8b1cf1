import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntroductionsPanel } from './introductions-panel.js';
import { PageHead } from './page-head.js';
import { QueuePanel } from './queue-panel.js';
import { RequestPanel } from './request-panel.js';

const meta = {
  title: 'Sections/Page head',
  component: PageHead,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'From first form to funds in four moves',
      lede: 'Matching takes minutes and decisions usually arrive within 24-48 hours. Here is what happens in between.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: "Who We've Funded", href: '/who-we-help' },
      ],
    },
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InnerPage: Story = {};

export const WithNote: Story = {
  args: {
    content: {
      title: 'Funding from lenders who know your industry',
      lede: 'A bakery, a trucking company and a software firm do not borrow in the same way.',
      note: 'Accounts are for corporations and US limited liability companies (LLCs).',
    },
  },
};

export const TitleAlone: Story = { args: { content: { title: 'Become A Partner' } } };

export const WithQueueOnInk: Story = {
  args: {
    surface: 'ink',
    drawing: <QueuePanel />,
    content: {
      title: 'Lend to businesses that arrive ready',
      lede: 'Complete files, matched to your credit box, from owners who have already said yes to hearing from you.',
      actions: [{ label: 'Join Our Network', href: '#partnership-form' }],
    },
  },
};

export const WithIntroductions: Story = {
  args: {
    drawing: <IntroductionsPanel />,
    content: {
      title: 'Be the call that leads to funding',
      lede: 'Your clients ask you about money first. Send them one link.',
      actions: [{ label: 'Book a Meeting', href: '#partnership-form' }],
    },
  },
};

export const WithRequest: Story = {
  args: {
    drawing: <RequestPanel note="Illustrative request. Final field names come with your sandbox key." />,
    content: {
      title: 'Funding, inside your product',
      lede: 'Send a business profile, show the offers that come back.',
      actions: [{ label: 'Book A Meeting', href: '#partnership-form' }],
    },
  },
};

export const UnderAnotherPage: Story = {
  args: { back: { label: 'All tools', href: '/tools' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools');
  },
};
