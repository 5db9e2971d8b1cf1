import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlossaryList } from './glossary-list.js';

const meta = {
  title: 'Sections/Glossary list',
  component: GlossaryList,
  tags: ['!autodocs'],
  args: {
    terms: [
      {
        id: 'advance-rate',
        term: 'Advance rate',
        definition: 'The part of an asset that a lender will lend against.',
        more: { label: 'Work it out', href: '/tools/borrowing-base' },
      },
      { id: 'amortization', term: 'Amortization', definition: 'Paying a loan back in steps.' },
      { id: 'draw', term: 'Draw', definition: 'Taking money out of a line of credit.' },
    ],
  },
} satisfies Meta<typeof GlossaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLetters: Story = {
  tags: ['spoken'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'A' })).toHaveAttribute('href', '#advance-rate');
  },
};

export const FirstWords: Story = { args: { first: { title: 'Before you sign', ids: ['draw', 'advance-rate'] } } };

export const OneWord: Story = {
  args: { terms: [{ id: 'draw', term: 'Draw', definition: 'Taking money out of a line.' }] },
};
