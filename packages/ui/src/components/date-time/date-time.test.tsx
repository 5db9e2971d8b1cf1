import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { DateTime } from './date-time.js';

describe('DateTime', () => {
  describeContract(<DateTime at="2025-03-18T14:42:00Z" />, { slot: 'date-time' });

  it('shows month, day, year, hour and minute', () => {
    const local = new Date(2025, 2, 8, 9, 5).toISOString();
    render(<DateTime at={local} />);
    const time = screen.getByText(/^Mar 8, 2025, 9:05\sAM$/);
    expect(time).toHaveAttribute('datetime', local);
  });

  it('uses UTC if the reader’s time zone is not known', () => {
    expect(renderToString(<DateTime at="2025-03-18T14:42:00Z" />)).toMatch(/Mar 18, 2025, 2:42\sPM/);
  });

  it.each([undefined, '', 'soon'])('shows a text for a missing or invalid date (%j)', (at) => {
    render(<DateTime at={at} />);
    expect(screen.getByText('Unknown')).not.toHaveAttribute('datetime');
  });
});
