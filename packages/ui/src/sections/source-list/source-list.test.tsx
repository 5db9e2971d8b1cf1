import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SourceList } from './source-list.js';

const content = { title: 'Sources', text: ['Each figure has one.'], checkedLabel: 'Checked' };
const sources = [{ id: 'law', title: 'A law', href: 'https://www.law.example/', checked: 'May 1, 2026' }];

describe('SourceList', () => {
  describeContract(<SourceList content={content} sources={sources} />, { slot: 'source-list' });

  it('shows each source with its date and its anchor', () => {
    render(<SourceList content={content} sources={sources} />);
    const item = screen.getByRole('listitem');
    expect(item).toHaveAttribute('id', 'source-law');
    expect(item).toHaveTextContent('Checked May 1, 2026');
    expect(screen.getByRole('link', { name: 'A law' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('completes the label of its action for people who hear only the link', () => {
    const action = { label: 'Learn More', context: 'about our method', href: '/method' };
    render(<SourceList content={{ ...content, action }} sources={sources} />);
    expect(screen.getByRole('link', { name: 'Learn More about our method' })).toBeInTheDocument();
  });
});
