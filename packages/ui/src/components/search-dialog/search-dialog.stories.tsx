import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchDialog } from './search-dialog.js';
import type { SearchResult } from './search-option.js';

const pages: SearchResult[] = [
  {
    href: '/blog/what-is-invoice-factoring',
    title: 'What Is Invoice Factoring?',
    kind: 'Guide',
    excerpt: 'Sell an invoice, get most of it this week, and the rest when your customer pays.',
  },
  { href: '/financial-products', title: 'Financial Products', kind: 'Page', excerpt: 'Six types of capital compared.' },
  { href: '/lenders', title: 'Lenders', kind: 'Page', excerpt: 'Meet businesses that arrive ready.' },
];

const meta = {
  title: 'Components/Search dialog',
  component: SearchDialog,
  tags: ['!autodocs'],
  args: { search: async () => pages, onChoose: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

export const Found: Story = {
  async play({ canvasElement, args }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(page.getByRole('combobox'), 'loan');
    await expect(await page.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('/financial-products');
  },
};

export const Failed: Story = {
  args: {
    search: async () => {
      throw new Error('offline');
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(page.getByRole('combobox'), 'loan');
    await expect(await page.findByText(/is not working right now/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: async () => [] },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(page.getByRole('combobox'), 'zebra');
    await expect(await page.findByText(/Nothing here matches/)).toBeVisible();
  },
};
