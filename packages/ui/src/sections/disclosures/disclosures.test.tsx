import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { samplePartner } from '../../test/sample-partner.js';
import { Disclosures } from './disclosures.js';

describe('Disclosures', () => {
  describeContract(<Disclosures items={samplePartner.disclosures} />, { slot: 'partner-disclosures' });

  it('shows every statement', () => {
    render(<Disclosures items={samplePartner.disclosures} />);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(samplePartner.disclosures);
  });
});
