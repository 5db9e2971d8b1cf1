import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { samplePartner } from '../../test/sample-partner.js';
import { PartnerHero } from './partner-hero.js';

const until = { ...samplePartner, validUntil: '2029-12-31' };

describe('PartnerHero', () => {
  describeContract(<PartnerHero content={samplePartner} />, { slot: 'partner-hero' });

  it('shows the last day of the offer, or nothing if it does not end', () => {
    const { rerender } = render(<PartnerHero content={until} />);
    expect(screen.getByText('December 31, 2029')).toHaveAttribute('datetime', '2029-12-31');
    rerender(<PartnerHero content={samplePartner} />);
    expect(document.querySelector('time')).toBeNull();
  });

  it('writes the date in its language', () => {
    const { container } = render(<PartnerHero content={until} lang="de" />);
    expect(container).toHaveTextContent('31. Dezember 2029');
  });

  it('makes its first action the primary one', () => {
    const actions = [...samplePartner.hero.actions, { label: 'Talk To An Expert', href: '/contact-us' }];
    render(<PartnerHero content={{ ...samplePartner, hero: { ...samplePartner.hero, actions } }} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', samplePartner.hero.actions[0].href);
    expect(first?.className).not.toBe(second?.className);
  });

  it('completes the label of an action for people who hear only the link', () => {
    const actions = [{ label: 'Learn More', context: 'about offers from Fernwell', href: '/how-it-works' }];
    render(<PartnerHero content={{ ...samplePartner, hero: { ...samplePartner.hero, actions } }} />);
    expect(screen.getByRole('link', { name: 'Learn More about offers from Fernwell' })).toBeInTheDocument();
  });

  it('describes the drawing of the profile in one sentence, and works without it', () => {
    const { rerender } = render(<PartnerHero content={samplePartner} />);
    const name = /^Filled in from Fernwell: Monthly revenue, 14 months;/;
    expect(screen.getByRole('img', { name }).querySelector(':scope > :not([aria-hidden=true])')).toBeNull();
    rerender(<PartnerHero content={{ ...samplePartner, profile: undefined }} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
