import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { BubbleCarousel } from './bubble-carousel.js';

const meta = {
  title: 'Sections/Bubble carousel',
  component: BubbleCarousel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Less sourcing. More lending.',
      items: [
        {
          icon: 'store',
          drawing: 'vetted',
          title: 'Access Vetted Businesses',
          description: 'Each file says what the money is for, and its owner has agreed to be introduced.',
        },
        {
          icon: 'repeat',
          drawing: 'renewal',
          title: 'Gain and Retain Clients',
          description:
            "When a borrower's needs change, the profile follows. With the owner's consent, renewals and new requests come back first to the lender who already knows them.",
        },
        {
          icon: 'list-checks',
          drawing: 'checklist',
          title: 'Simplify Your Process',
          description:
            'One file format for every applicant, with the documents named and dated. Your checklist is met before your analyst opens it.',
        },
        {
          icon: 'scan-search',
          drawing: 'diligence',
          title: 'Modernize Your Diligence',
          description:
            'Statements are read, compared with the books and marked where they disagree. Your team starts with the questions that matter.',
        },
      ],
    },
  },
} satisfies Meta<typeof BubbleCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const carousel = (root: HTMLElement) => root.querySelector('[data-slot=bubble-carousel]') as HTMLElement;

export const FourBubbles: Story = {};

/** A click selects and pauses; leaving the carousel resumes. */
export const SelectedByClick: Story = {
  tags: ['no-reduced-motion'],
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gain and Retain Clients' }));
    await expect(carousel(canvasElement)).toHaveAttribute('data-index', '1');
    await expect(carousel(canvasElement)).toHaveAttribute('data-rotation', 'paused');
    canvas.getByRole('button', { name: 'Gain and Retain Clients' }).blur();
    await userEvent.unhover(canvas.getByRole('button', { name: 'Gain and Retain Clients' }));
    await expect(carousel(canvasElement)).toHaveAttribute('data-rotation', 'playing');
  },
};

export const PreviousAndNext: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByText('4 of 4')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('1 of 4')).toBeInTheDocument();
  },
};

export const ReachedByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Access Vetted Businesses' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Gain and Retain Clients' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

const clock = createSteppedClock();

/** The story advances the clock: three seconds into the third bubble its ring is half full. */
export const HalfATurn: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas, canvasElement }) {
    clock.step(2 * timing.bubble);
    await canvas.findByRole('button', { name: 'Simplify Your Process', pressed: true });
    clock.step(timing.bubble / 2);
    await expect(canvasElement.querySelector('[data-slot=progress-ring]')).toHaveAttribute('data-progress', '50');
  },
};

export const LongTexts: Story = {
  args: {
    content: {
      title: 'Weniger Akquise, mehr Kreditvergabe an Unternehmen, die vorbereitet sind',
      items: [
        {
          icon: 'store',
          drawing: 'vetted',
          title: 'Unternehmensfinanzierungsanfragen mit Bankdaten',
          description: 'Kurz.',
        },
        {
          icon: 'repeat',
          drawing: 'renewal',
          title: 'Gain and Retain Clients',
          description: 'When a borrower needs more. '.repeat(12),
        },
        { icon: 'list-checks', drawing: 'checklist', title: 'Simplify', description: 'One file format.' },
        {
          icon: 'scan-search',
          drawing: 'diligence',
          title: 'Modernize Your Diligence',
          description: 'Statements are read.',
        },
      ],
    },
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
