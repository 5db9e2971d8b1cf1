import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClauseList } from './clause-list.js';
import { sampleClauses } from './clause-list.samples.js';

const meta = {
  title: 'Sections/Clause list',
  component: ClauseList,
  tags: ['!autodocs'],
  args: sampleClauses,
} satisfies Meta<typeof ClauseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoClauses: Story = {
  tags: ['spoken'],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Read before you sign one' })).toBeVisible();
  },
};

export const OneClause: Story = { args: { clauses: sampleClauses.clauses.slice(0, 1) } };
