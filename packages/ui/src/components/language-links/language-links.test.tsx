import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { LanguageLinks } from './language-links.js';

const french = { lang: 'fr-CA', label: 'Français', href: '/fr/lenders' };

describe('LanguageLinks', () => {
  describeContract(<LanguageLinks languages={[french]} />, { slot: 'language-links' });

  it.each(['name', 'fitting'] as const)('names the language in itself and says which one it is (%s)', (variant) => {
    render(<LanguageLinks languages={[french]} variant={variant} />);
    const link = screen.getByRole('link', { name: 'Français' });
    expect(link).toHaveAttribute('href', '/fr/lenders');
    expect(link).toHaveAttribute('lang', 'fr-CA');
    expect(link).toHaveAttribute('hreflang', 'fr-CA');
  });

  it('renders nothing without languages', () => {
    const { container } = render(<LanguageLinks languages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
