import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SourceList } from './source-list.js';

const meta = {
  title: 'Sections/Source list',
  component: SourceList,
  tags: ['!autodocs'],
  args: {
    content: {
      title: 'Where the figures come from',
      text: ['Each figure has a source that anybody can read.'],
      action: { label: 'Work out your own', href: '/tools' },
      checkedLabel: 'Checked',
      note: 'None of this is an offer.',
    },
    sources: [
      {
        id: 'agency',
        title: 'Agency, terms and rates',
        href: 'https://www.agency.example/terms',
        checked: 'May 1, 2026',
      },
      { id: 'law', title: 'A law, section 3', href: 'https://www.law.example/3', checked: 'May 2, 2026' },
    ],
  },
} satisfies Meta<typeof SourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSources: Story = {
  tags: ['spoken'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link', { name: /Agency/ })[0]).toHaveAttribute('target', '_blank');
  },
};

export const OneSource: Story = {
  args: { sources: [{ id: 'law', title: 'A law', href: 'https://www.law.example/', checked: 'May 1, 2026' }] },
};
