import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleLegal } from '../../sections/legal-document/legal-document.samples.js';
import { describeContract } from '../../test/contract.js';
import { LegalPage } from './legal-page.js';

describe('LegalPage', () => {
  describeContract(<LegalPage content={sampleLegal} />, { slot: 'legal-page' });

  it('shows the text in the given layout', () => {
    const { rerender } = render(<LegalPage content={sampleLegal} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-layout', 'column');
    rerender(<LegalPage content={sampleLegal} layout="contents" />);
    expect(screen.getByRole('article')).toHaveAttribute('data-layout', 'contents');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleLegal.title);
  });

  it('links to other documents if there are any', () => {
    const { rerender } = render(<LegalPage content={sampleLegal} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    rerender(<LegalPage content={sampleLegal} others={[{ label: 'Terms', context: 'of use', href: '/terms' }]} />);
    const others = within(screen.getByRole('navigation', { name: 'Related documents' }));
    expect(others.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
  });
});
