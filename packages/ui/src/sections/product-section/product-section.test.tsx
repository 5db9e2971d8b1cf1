import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ProductSection } from './product-section.js';
import { image, product } from './product-section.samples.js';

describe('ProductSection', () => {
  describeContract(<ProductSection product={product} image={image} />, { slot: 'product-section' });

  it('is the anchor of its product', () => {
    const { container } = render(<ProductSection product={product} image={image} />);
    expect(container.querySelector('#term-loans')).toHaveAttribute('data-slot', 'product-section');
  });

  it('shows what to expect, and who often uses it', () => {
    render(<ProductSection product={product} image={image} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Term Loans' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(product.features);
    expect(screen.getByText('Often used by: Established firms with a clear plan.')).toBeVisible();
  });

  it('shows what determines price and speed, if known', () => {
    const { rerender } = render(<ProductSection product={product} image={image} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Price', 'Speed']);
    expect(screen.getByRole('link', { name: 'origination fee' })).toHaveAttribute('href', '/blog/debt-financing-guide');
    rerender(<ProductSection product={{ ...product, places: 'Not in Texas.' }} image={image} placesLabel="Where" />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Price', 'Speed', 'Where']);
    rerender(<ProductSection product={{ ...product, price: undefined, speed: undefined }} image={image} />);
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('reserves the space of its drawing before it has loaded', () => {
    render(<ProductSection product={product} image={image} />);
    const drawing = screen.getByRole('img', { name: product.imageAlt });
    expect(drawing).toHaveAttribute('width');
    expect(drawing).toHaveAttribute('height');
  });

  it('loads its drawing after the first paint of the page, even if it is out of view', () => {
    const section = <ProductSection product={product} image={image} />;
    expect(renderToString(section)).toContain('loading="lazy"');
    render(section);
    expect(screen.getByRole('img', { name: product.imageAlt })).toHaveAttribute('loading', 'eager');
  });
});
