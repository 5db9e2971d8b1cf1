import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CategoryFilter } from './category-filter.js';

const filters = [
  { label: 'All', value: 'all' },
  { label: 'Press Releases', value: 'press-releases' },
  { label: 'Case Studies', value: 'case-studies' },
  { label: 'Guides', value: 'guides' },
  { label: 'Market Insights', value: 'market-insights' },
];

const meta = {
  title: 'Components/Category filter',
  component: CategoryFilter,
  tags: ['!autodocs'],
  args: { filters, selected: 'all', onSelect: fn() },
  render: function Chosen(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <CategoryFilter
        {...args}
        selected={selected}
        onSelect={(value) => {
          setSelected(value);
          args.onSelect(value);
        }}
      />
    );
  },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  async play({ args, canvas }) {
    const guides = canvas.getByRole('button', { name: 'Guides' });
    await userEvent.click(guides);
    await expect(args.onSelect).toHaveBeenCalledWith('guides');
    await expect(guides).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The bar fills during the time of the selected filter. */
export const MovesByItself: Story = { args: { duration: 5000 } };

export const ByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Press Releases' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The row scrolls the selected filter into view. */
export const NarrowScreen: Story = {
  decorators: [
    (Story) => (
      <div className="bl:max-w-72">
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Market Insights' }));
  },
};

export const ReducedMotion: Story = { args: { duration: 5000 }, globals: { motion: 'reduced' } };
