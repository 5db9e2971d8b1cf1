import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { GlossaryList } from './glossary-list.js';

const terms = [
  { id: 'advance-rate', term: 'Advance rate', definition: 'A part.', more: { label: 'Work it out', href: '/tools' } },
  { id: 'amortization', term: 'Amortization', definition: 'In steps.' },
  { id: 'draw', term: 'Draw', definition: 'Taking money out.' },
];

describe('GlossaryList', () => {
  describeContract(<GlossaryList terms={terms} />, { slot: 'glossary-list' });

  it('has an anchor for each word, under its letter', () => {
    const { container } = render(<GlossaryList terms={terms} />);
    const words = [...container.querySelectorAll('[data-slot=glossary-term]')];
    expect(words.map(({ id }) => id)).toEqual(['advance-rate', 'amortization', 'draw']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['A', 'D']);
    expect(screen.getByRole('link', { name: 'D' })).toHaveAttribute('href', '#draw');
  });

  it('links the first words above the letters', () => {
    render(<GlossaryList terms={terms} first={{ title: 'Before you sign', ids: ['draw', 'advance-rate'] }} />);
    const links = within(screen.getByRole('navigation', { name: 'Before you sign' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Draw', '#draw'],
      ['Advance rate', '#advance-rate'],
    ]);
  });

  it('files a word with an accent under the letter without it', () => {
    const french = [
      { id: 'maturity', term: 'Échéance', definition: 'Un jour.' },
      { id: 'margin', term: 'Écart', definition: 'Des points.' },
      { id: 'acceleration', term: 'Exigibilité anticipée', definition: 'Tout.' },
    ];
    render(<GlossaryList terms={french} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['E']);
  });

  it('completes the label of a link for people who hear only the link', () => {
    const more = { label: 'Learn More', context: 'about draws', href: '/tools' };
    render(<GlossaryList terms={[{ id: 'draw', term: 'Draw', definition: 'Taking money out.', more }]} />);
    expect(screen.getByRole('link', { name: 'Learn More about draws' })).toBeInTheDocument();
  });
});
