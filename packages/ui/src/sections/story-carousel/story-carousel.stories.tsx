import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryCarousel } from './story-carousel.js';

const meta = {
  title: 'Sections/Story carousel',
  component: StoryCarousel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Six deals from the last 12 months',
      items: [
        { amount: '$5M', product: 'Term loan', use: 'Bought a competitor', industry: 'Manufacturing' },
        {
          amount: '$3.2M',
          product: 'SBA loan',
          use: 'Refinanced and built a second site',
          industry: 'Professional services',
        },
        {
          amount: '$1.6M',
          product: 'Asset-based revolver',
          use: 'Smoothed a heavy winter',
          industry: 'Transportation',
        },
        {
          amount: '$1.5M',
          product: 'Invoice factoring',
          use: 'Paid crews while clients took 60 days',
          industry: 'Services',
        },
        { amount: '$1M', product: 'Tranched term loan', use: 'Released as milestones were met', industry: 'Ecommerce' },
        { amount: '$700K', product: 'Venture debt', use: 'Extended runway between rounds', industry: 'SaaS' },
      ],
    },
  },
} satisfies Meta<typeof StoryCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixDeals: Story = {};

export const PreviousAndNext: Story = {
  tags: ['no-fr'],
  async play({ canvas, canvasElement }) {
    const root = canvasElement.querySelector('[data-slot=story-carousel]');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(root).toHaveAttribute('data-index', '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('1 of 6')).toBeVisible();
  },
};

export const ChosenByClick: Story = {
  async play({ canvas, canvasElement }) {
    const root = canvasElement.querySelector('[data-slot=story-carousel]');
    await userEvent.click(canvas.getByText('Invoice factoring'));
    await expect(root).toHaveAttribute('data-index', '3');
    await expect(root).toHaveAttribute('data-rotation', 'paused');
  },
};

export const LongUse: Story = {
  args: {
    content: {
      title: 'A deal that takes explaining',
      items: [
        {
          amount: '$12.75M',
          product: 'Asset-based revolver with a term component',
          use: 'Bought out a retiring partner, moved two warehouses into one, and kept the winter stock on the shelf meanwhile',
          industry: 'Wholesale and distribution',
        },
        { amount: '$1M', product: 'Term loan', use: 'New line', industry: 'Food' },
      ],
    },
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
