import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturedQuote } from './featured-quote.js';

const meta = {
  title: 'Sections/Featured quote',
  component: FeaturedQuote,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    testimonial: {
      quote: 'I had four lender portals open and a spreadsheet to track them. Now there is one page.',
      name: 'Dev Raman',
      position: 'CFO',
      company: 'Arclight Software',
      rating: 5,
    },
  },
} satisfies Meta<typeof FeaturedQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const LongQuote: Story = {
  args: {
    testimonial: {
      quote: 'A very long sentence that goes on about lenders and portals. '.repeat(6),
      name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      position: 'Director of Finance and Administration',
      company: 'Wirtschaftsprüfungsgesellschaft Nord',
      rating: 5,
    },
  },
};
