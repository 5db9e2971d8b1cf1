import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleTable } from './article-table.js';

const meta = {
  title: 'Components/Article table',
  component: ArticleTable,
  tags: ['!autodocs'],
  args: {
    caption: 'One order of $110,000, priced four ways',
    head: ['Way', 'Cost', 'Share of gross profit', 'Paid'],
    align: ['left', 'right', 'right', 'left'],
    rows: [
      ['**Line of credit** at 11%', '$2,486', '1.9%', 'With the order'],
      ['[PO financing](/financial-products#po-financing) at 3% per 30 days', '$6,600', '5.1%', 'When the buyer pays'],
      ['Cash advance at a factor of 1.25', '$27,500', '21.2%', 'From the first day'],
    ],
  },
} satisfies Meta<typeof ArticleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  async play({ canvas }) {
    const header = canvas.getByRole('rowheader', { name: /Line of credit/ });
    await expect(header).toBeVisible();
    await expect(header).toHaveTextContent('Line of credit at 11%');
    await expect(canvas.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('scope', 'col');
  },
};

export const WithoutCaption: Story = { args: { caption: undefined } };

/** The hardest content: more columns than fit on a phone. The page does not become wider. */
export const ManyColumns: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    caption: 'Eight columns',
    head: ['Product', 'Amount', 'Rate', 'Term', 'Security', 'Guarantee', 'Speed', 'Typical use'],
    align: [],
    rows: [
      ['Term loan', '$10,000 to $500,000', 'Fixed or floating', 'Years', 'All assets', 'Usual', 'Weeks', 'Equipment'],
    ],
  },
};
