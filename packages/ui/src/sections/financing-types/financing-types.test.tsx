import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { samplePartner } from '../../test/sample-partner.js';
import { FinancingTypes } from './financing-types.js';

const { financingTypes } = samplePartner;

describe('FinancingTypes', () => {
  describeContract(<FinancingTypes content={financingTypes} />, { slot: 'financing-types' });

  it('shows each type with a one-line explanation', () => {
    render(<FinancingTypes content={financingTypes} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(financingTypes.title);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(financingTypes.items.map(({ title, description }) => title + description));
  });
});
