import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TestimonialCarousel } from './testimonial-carousel.js';

const said = [
  [
    'Marisol Okafor',
    'Founder',
    'Northfold Home Goods',
    'We filled in one profile on a Tuesday. By Thursday we were comparing four real offers, and I understood every one of them.',
  ],
  ['Dev Raman', 'CFO', 'Arclight Software', 'They told us what to fix before applying. That call saved us a quarter.'],
  [
    'Elise Tremblay',
    'President',
    'Atelier Tremblay',
    'Our bank took six weeks to say maybe. This took two days to say yes.',
  ],
  ['Jonah Reyes', 'Owner', 'Cascade Cold Chain', 'Three lenders, one format, no portals.'],
  ['Priya Nair', 'CEO', 'Juniper & Sons Supply', 'I chose who saw our books, and it was three lenders and not thirty.'],
] as const;

const meta = {
  title: 'Sections/Testimonial carousel',
  component: TestimonialCarousel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: { title: 'From the people who signed' },
    testimonials: said.map(([name, position, company, quote]) => ({ name, position, company, quote, rating: 5 })),
  },
} satisfies Meta<typeof TestimonialCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const NextAndPrevious: Story = {
  tags: ['no-fr'],
  async play({ canvas, canvasElement }) {
    const root = canvasElement.querySelector('[data-slot=testimonial-carousel]');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(root).toHaveAttribute('data-index', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(root).toHaveAttribute('data-index', '0');
  },
};

export const LongQuote: Story = {
  args: {
    testimonials: said.map(([name, position, company, quote], at) => ({
      name,
      position,
      company: at === 1 ? 'Wirtschaftsprüfungsgesellschaft Nord-Ost' : company,
      quote: at === 1 ? `${quote} ${quote} ${quote}` : quote,
      rating: 5,
    })),
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
