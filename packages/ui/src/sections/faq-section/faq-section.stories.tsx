import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FaqSection } from './faq-section.js';

const meta = {
  title: 'Sections/FAQ section',
  component: FaqSection,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Before you write',
      items: [
        {
          question: 'How quickly can I get matched with lenders?',
          answer: 'Within minutes of finishing your profile.',
        },
        { question: 'Is the platform really free for businesses?', answer: 'Yes, completely.' },
        { question: 'What types of businesses do you work with?', answer: 'All industries and stages.' },
        { question: 'How secure is my business information?', answer: 'Shared only with the lenders that you choose.' },
      ],
    },
  },
} satisfies Meta<typeof FaqSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheContactPage: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: /How quickly/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const LongTitle: Story = {
  args: {
    content: {
      title: 'Everything that owners ask before they build their funding profile',
      items: [{ question: 'Is there a charge for looking at offers and then declining them?', answer: 'No.' }],
    },
  },
};
