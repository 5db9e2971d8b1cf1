import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ContactCards } from './contact-cards.js';
import { sampleContactInfo } from './contact-cards.samples.js';

describe('ContactCards', () => {
  describeContract(<ContactCards content={sampleContactInfo} />, { slot: 'contact-cards' });

  it('shows address, hours and office', () => {
    render(<ContactCards content={sampleContactInfo} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Email', 'Support hours', 'Office']);
    expect(screen.getByRole('link', { name: 'support@boundless.example' })).toHaveAttribute(
      'href',
      'mailto:support@boundless.example',
    );
    expect(screen.getByText('Mon-Fri 9 AM-5 PM EST. Weekend support available.')).toBeInTheDocument();
  });

  it('shows a telephone number that can be called, if there is one', () => {
    const content = { ...sampleContactInfo, phoneLabel: 'Phone', phone: '+1 416 555 0134' };
    render(<ContactCards content={content} />);
    expect(screen.getAllByRole('term')).toHaveLength(4);
    expect(screen.getByRole('link', { name: '+1 416 555 0134' })).toHaveAttribute('href', 'tel:+14165550134');
  });

  it('completes the label of its actions for people who hear only the link', () => {
    const { call, immediate } = sampleContactInfo;
    const action = { label: 'Begin', href: '/begin' };
    const content = {
      ...sampleContactInfo,
      call: { ...call, action: { ...action, context: 'a call' } },
      immediate: { ...immediate, action: { ...action, context: 'a profile' } },
    };
    render(<ContactCards content={content} />);
    for (const name of ['Begin a call', 'Begin a profile'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it('opens scheduler and sign-up in new tabs', () => {
    render(<ContactCards content={sampleContactInfo} />);
    for (const name of ['Pick a time', 'Get Started Free'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  });
});
