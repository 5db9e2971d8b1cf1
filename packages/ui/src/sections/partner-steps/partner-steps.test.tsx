import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { samplePartner } from '../../test/sample-partner.js';
import { PartnerSteps } from './partner-steps.js';

describe('PartnerSteps', () => {
  describeContract(<PartnerSteps content={samplePartner.steps} />, { slot: 'partner-steps' });

  it('lists the steps in order, each with its own heading', () => {
    render(<PartnerSteps content={samplePartner.steps} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('How it works');
    expect(screen.getByRole('list').tagName).toBe('OL');
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(samplePartner.steps.items.map(({ title }) => title));
  });
});
