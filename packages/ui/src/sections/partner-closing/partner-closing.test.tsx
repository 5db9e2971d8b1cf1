import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { samplePartner } from '../../test/sample-partner.js';
import { PartnerClosing } from './partner-closing.js';

describe('PartnerClosing', () => {
  describeContract(<PartnerClosing content={samplePartner.closing} />, { slot: 'partner-closing' });

  it('links to the sign-up, in a new tab', () => {
    render(<PartnerClosing content={samplePartner.closing} />);
    const link = screen.getByRole('link', { name: 'Get Started' });
    expect(link).toHaveAttribute('href', 'https://app.boundless.example/p/fernwell/signup/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('has no button if the content has none', () => {
    render(<PartnerClosing content={{ title: 'Soon' }} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Soon' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
