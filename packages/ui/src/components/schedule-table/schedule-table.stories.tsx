import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ScheduleTable } from './schedule-table.js';
import { sampleColumns, sampleMonths, sampleYears } from './schedule-table.samples.js';

const meta = {
  title: 'Components/Schedule table',
  component: ScheduleTable,
  tags: ['!autodocs'],
  args: { caption: 'Repayment by year', columns: sampleColumns, years: sampleYears, months: sampleMonths },
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByYear: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    const [byYear] = canvas.getAllByRole('table') as [HTMLElement];
    await expect(within(byYear).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getByText('Every month'));
    await expect(canvas.getByRole('rowheader', { name: 'Month 24' })).toBeVisible();
  },
};

export const YearsAlone: Story = { args: { months: [] } };
