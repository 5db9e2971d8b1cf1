import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ScheduleTable } from './schedule-table.js';
import { sampleColumns, sampleMonths, sampleYears } from './schedule-table.samples.js';

const table = <ScheduleTable caption="By year" columns={sampleColumns} years={sampleYears} months={sampleMonths} />;

describe('ScheduleTable', () => {
  describeContract(table, { slot: 'schedule-table' });

  it('has row and column headers, and can be scrolled by keyboard', () => {
    render(table);
    const [years] = screen.getAllByRole('table');
    expect(years).toHaveAccessibleName('By year');
    expect(screen.getByRole('rowheader', { name: 'Year 2' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader', { name: 'Interest' })).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'By year' })).toHaveAttribute('tabindex', '0');
  });

  it('has its own header above the months, if it is given one', () => {
    render(
      <ScheduleTable
        caption="By year"
        columns={sampleColumns}
        years={sampleYears}
        months={sampleMonths}
        monthColumn="Month"
      />,
    );
    const [years, months] = screen.getAllByRole('table');
    expect(years).toHaveTextContent(/^By yearYear/);
    expect(months?.querySelector('thead th')).toHaveTextContent('Month');
  });

  it('keeps the months closed, and omits them if there are none', () => {
    const { container, rerender } = render(table);
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    rerender(<ScheduleTable caption="By year" columns={sampleColumns} years={sampleYears} />);
    expect(container.querySelector('details')).toBeNull();
  });
});
