import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { LenderMark, lenderNames } from './lender-mark.js';

describe('LenderMark', () => {
  describeContract(<LenderMark lender="Corvane" />, { slot: 'lender-mark' });

  it('is a different drawing for each lender', () => {
    const drawings = lenderNames.map((lender) => render(<LenderMark lender={lender} />).container.innerHTML);
    expect(drawings).toHaveLength(6);
    expect(new Set(drawings).size).toBe(6);
  });

  it('is decoration', () => {
    const { container } = render(<LenderMark lender="Tidewell" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
