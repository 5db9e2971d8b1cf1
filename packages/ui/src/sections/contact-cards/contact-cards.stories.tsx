import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ContactCards } from './contact-cards.js';
import { sampleContactInfo } from './contact-cards.samples.js';

const meta = {
  title: 'Sections/Contact cards',
  component: ContactCards,
  tags: ['!autodocs'],
  args: { content: sampleContactInfo },
  decorators: [
    (Story) => (
      <div className="bl:max-w-104">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheForm: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'support@boundless.example' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pick a time' })).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: {
    content: {
      ...sampleContactInfo,
      email: 'customer-support-for-businesses@northern-funding-partners.example',
      hours: 'Monday to Friday 9 AM-5 PM EST, weekends 10 AM-2 PM EST, closed on public holidays in Ontario.',
      call: {
        title: 'Book A Call With Our Team',
        text: 'Talk through your plans with a funding specialist who knows your industry, in English or in French.',
        action: { label: 'Pick a time that suits you', href: 'https://meet.boundless.example/expert' },
      },
    },
  },
};
