import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import type { CaseStudyContent } from '../../types.js';
import { CaseStudy } from './case-study.js';

const content: CaseStudyContent = {
  slug: 'books-that-open-doors',
  category: 'Case Study',
  title: 'How an accounting partner turns books into funding profiles',
  before: 'A spreadsheet for the bank, and another for the next bank.',
  now: 'The same reconciled books fill in a funding profile.',
  actions: [
    { label: 'Book a Meeting', href: '/partner-contact' },
    { label: 'Read More', href: '/blog/books-that-open-doors' },
  ],
};

describe('CaseStudy', () => {
  describeContract(<CaseStudy content={content} />, { slot: 'case-study' });

  it('shows before and now', () => {
    render(<CaseStudy content={content} />);
    expect(screen.getByRole('heading', { level: 2, name: content.title })).toBeInTheDocument();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Before', 'Now']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      content.before,
      content.now,
    ]);
  });

  it('has links, of which the first is the primary one', () => {
    render(<CaseStudy content={content} />);
    expect(screen.getByRole('link', { name: 'Book a Meeting' })).toHaveAttribute('href', '/partner-contact');
    expect(screen.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/blog/books-that-open-doors');
  });

  it('exposes its side, and describes the drawing over the cover', () => {
    render(<CaseStudy content={content} side="right" drawing="replies" data-testid="case" />);
    expect(screen.getByTestId('case')).toHaveAttribute('data-side', 'right');
    expect(screen.getByRole('img', { name: 'replies' })).toBeInTheDocument();
  });
});
