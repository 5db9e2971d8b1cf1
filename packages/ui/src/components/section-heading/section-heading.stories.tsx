import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SectionHeading } from './section-heading.js';

const meta = {
  title: 'Components/Section heading',
  component: SectionHeading,
  tags: ['!autodocs'],
  args: {
    content: {
      title: 'The search, the paperwork and the second opinion, in one place.',
      lede: 'Built for owners who would rather run their business than fill in applications.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'How It Works', href: '/how-it-works' },
      ],
    },
  },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How It Works' })).toHaveFocus();
  },
};

export const Split: Story = { args: { layout: 'split' } };

export const TitleAlone: Story = { args: { content: { title: 'From the people who signed' } } };

export const Sizes: Story = {
  render: (args) => (
    <div className="bl:grid bl:gap-12">
      <SectionHeading {...args} size="md" />
      <SectionHeading {...args} size="lg" />
      <SectionHeading {...args} size="xl" />
    </div>
  ),
};

export const HardestContent: Story = {
  args: {
    layout: 'split',
    size: 'lg',
    content: {
      title: 'Wirtschaftsprüfungsgesellschaften und ihre mittelständischen Mandanten',
      lede: 'A lede that runs on, because the subject needs it: what lenders read first, what they read next, and what they never read at all however long it took to prepare.',
      actions: [
        { label: 'Talk To Our Partnership Team', href: 'https://meet.boundless.example/expert' },
        { label: 'Learn More About Partnerships', href: '/partners' },
      ],
    },
  },
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <SectionHeading {...args} />
    </div>
  ),
};
