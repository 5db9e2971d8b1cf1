import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { FeatureCarousel } from './feature-carousel.js';

const meta = {
  title: 'Sections/Feature carousel',
  component: FeatureCarousel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'The search, the paperwork and the second opinion, in one place.',
      lede: 'Built for owners who would rather run their business than fill in applications.',
      items: [
        {
          drawing: 'offer',
          title: 'Custom-Fit Offerings',
          description: 'Offers that fit your revenue, margins and season. You see only what you can use.',
        },
        {
          drawing: 'documents',
          title: 'Simplified Applications',
          description: 'One set of documents, reused for each lender you choose.',
        },
        {
          drawing: 'call',
          title: 'Direct Support',
          description: 'A funding specialist who reads your file before you call.',
        },
        {
          drawing: 'insights',
          title: 'Intelligent Insights',
          description: 'See what moves your fit score, and by how much.',
        },
      ],
      note: {
        text: 'We fund e-commerce, SaaS, retail, manufacturing and many more.',
        action: { label: 'See who we help', href: '/who-we-help' },
      },
      action: { label: 'Talk To An Expert', href: 'https://meet.boundless.example/expert' },
    },
  },
} satisfies Meta<typeof FeatureCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (root: HTMLElement, place: number) => root.querySelectorAll('[data-slot=feature-card]')[place];

export const FourFeatures: Story = {};

export const ClickFeatures: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByText('A funding specialist who reads your file before you call.'));
    await expect(card(canvasElement, 2)).toHaveAttribute('data-state', 'active');
    await expect(canvasElement.querySelector('[data-slot=feature-carousel]')).toHaveAttribute(
      'data-rotation',
      'paused',
    );
  },
};

export const ReachedByKeyboard: Story = {
  async play({ canvas, canvasElement }) {
    canvas.getByRole('button', { name: 'Simplified Applications' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(card(canvasElement, 1)).toHaveAttribute('data-state', 'active');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(card(canvasElement, 2)).toHaveAttribute('data-state', 'active');
  },
};

const clock = createSteppedClock();

/** The story advances the clock to the last card. */
export const LastCard: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    clock.step(3 * timing.feature);
    await waitFor(() => expect(card(canvasElement, 3)).toHaveAttribute('data-state', 'active'));
  },
};

/** Only texts, with numbers in place of icons. */
export const WithoutDrawings: Story = {
  args: {
    content: {
      ...meta.args.content,
      items: meta.args.content.items.map(({ title, description }) => ({ title, description })),
    },
  },
};

export const HardestContent: Story = {
  args: {
    content: {
      title: 'What changes when every lender reads the same file',
      items: [
        {
          drawing: 'offer',
          title: 'Offers shaped around margins, seasons and receivables',
          description:
            'Terms follow what your books say and not what a form asked. You see what you can use, and what it costs in all, before you choose.',
        },
        {
          drawing: 'documents',
          title: 'Wirtschaftsprüfung einmal, für alle',
          description:
            'One set of documents, kept up to date by your own accounts, and reused for each lender that you choose to show it to.',
        },
        {
          drawing: 'call',
          title: 'A person who has read it',
          description: 'A funding specialist who reads your file before you call, in either official language.',
        },
        { drawing: 'insights', title: 'Insights', description: 'What moves your score.' },
      ],
    },
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
