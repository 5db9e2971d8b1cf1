import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabTo } from '../../test/tab-to.js';
import { product } from '../product-section/product-section.samples.js';
import { ProductIndex } from './product-index.js';

const meta = {
  title: 'Sections/Product index',
  component: ProductIndex,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Six ways to fund what comes next',
      lede: 'Different needs call for different money. Read how each one behaves, or let the match point at the right one.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'Talk To An Expert', href: 'https://meet.boundless.example/expert' },
      ],
    },
    products: [
      {
        ...product,
        id: 'merchant-cash-advance',
        title: 'Merchant cash advance',
        subtitle: 'Repay as you sell',
        icon: 'credit-card',
      },
      {
        ...product,
        id: 'asset-based-lending',
        title: 'Asset-based lending',
        subtitle: 'Borrow against what you own',
        icon: 'layers',
      },
      product,
      {
        ...product,
        id: 'supply-chain-financing',
        title: 'Supply chain financing',
        subtitle: 'Suppliers paid early',
        icon: 'truck',
      },
    ],
  },
} satisfies Meta<typeof ProductIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list links to the sections of the page. */
export const FourProducts: Story = {
  async play({ canvas }) {
    await tabTo('Get Started Free', 'Talk To An Expert', /^Merchant cash advance/);
    await expect(canvas.getByRole('link', { name: /^Asset-based lending/ })).toHaveAttribute(
      'href',
      '#asset-based-lending',
    );
  },
};

export const LongNames: Story = {
  args: {
    products: [
      { ...product, title: 'Warenkreditversicherungsgestützte Lieferkettenfinanzierung' },
      { ...product, id: 'b' },
    ],
  },
};
