import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IndustryGrid } from './industry-grid.js';

const meta = {
  title: 'Sections/Industry grid',
  component: IndustryGrid,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    industries: [
      {
        title: 'Ecommerce',
        icon: 'shopping-cart',
        description: 'Ad spend, stock and the weeks between payouts.',
        items: [
          'Inventory before peak season',
          'Marketing spend with a short payback',
          'Marketplace payout gaps',
          'Moving to your own warehouse',
        ],
      },
      {
        title: 'SaaS',
        icon: 'cloud-cog',
        description: 'Growth that is paid for before it pays.',
        items: ['Runway between rounds', 'Hiring ahead of revenue'],
      },
      {
        title: 'Retail',
        icon: 'store',
        description: 'Shelves before the season.',
        items: ['A second shop', 'Stock for the holidays'],
      },
      {
        title: 'Professional Services',
        icon: 'briefcase-business',
        description: 'Wages now, fees later.',
        items: ['Payroll between invoices', 'Buying a practice'],
      },
      {
        title: 'Manufacturing',
        icon: 'factory',
        description: 'Machines and materials.',
        items: ['New equipment', 'Raw materials for an order'],
      },
      {
        title: 'Transportation',
        icon: 'truck',
        description: 'Fuel, trucks and slow payers.',
        items: ['Fleet renewal', 'Fuel between settlements'],
      },
      {
        title: 'Other Industries',
        icon: 'boxes',
        description: 'Lenders for trades that banks pass over.',
        items: ['Cannabis/Hemp', 'Lender Finance', 'Pharmaceuticals', 'Real Estate'],
      },
    ],
  },
  render: (args) => (
    <>
      <h1 className="bl:sr-only">Who we help</h1>
      <IndustryGrid {...args} />
    </>
  ),
} satisfies Meta<typeof IndustryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenCards: Story = {};

export const PointedAt: Story = {
  // In a narrow window the list moves from under the real mouse, which ends the pause.
  tags: ['no-phone', 'no-large-text'],
  async play({ canvasElement }) {
    const card = canvasElement.querySelectorAll('[data-slot=industry-card]')[4] as HTMLElement;
    await userEvent.hover(card);
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'active'));
    await expect(canvasElement.querySelector('[data-slot=industry-grid]')).toHaveAttribute('data-rotation', 'paused');
  },
};

export const ChosenByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Retail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Retail' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
