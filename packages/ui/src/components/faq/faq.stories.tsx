import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Faq } from './faq.js';

const meta = {
  title: 'Components/FAQ',
  component: Faq,
  tags: ['!autodocs'],
  args: {
    items: [
      {
        question: 'How quickly can I get matched with lenders?',
        answer: 'Within minutes of finishing your profile. [See what happens in between](/how-it-works).',
      },
      { question: 'Is the platform really free for businesses?', answer: 'Yes, **completely**.' },
      { question: 'What types of businesses do you work with?', answer: 'All industries and stages.' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="bl:max-w-192">
        <h2 className="bl:sr-only">Questions</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenedByClick: Story = {
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(/Within minutes/)).toBeVisible());
  },
};

export const OpenedByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button', { name: /really free/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('completely')).toBeVisible());
  },
};

export const LongQuestionAndAnswer: Story = {
  args: {
    items: [
      {
        question:
          'What happens to the documents and bank connections that I have added to my profile if I decide, after comparing several offers, not to accept any of them?',
        answer:
          'They stay in your profile and are shared with nobody else. A lender that you did not choose cannot open your file.\nYou can delete each document, each connection or the whole profile at any time, and what is deleted is gone. The [privacy policy](/privacy-terms) has the details.',
      },
    ],
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
  },
};
