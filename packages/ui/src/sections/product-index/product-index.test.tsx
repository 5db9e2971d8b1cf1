import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { product } from '../product-section/product-section.samples.js';
import { ProductIndex } from './product-index.js';

const content = { title: 'Six ways to fund what comes next', lede: 'Different needs call for different money.' };
const products = [product, { ...product, id: 'po-financing', title: 'PO Financing' }];

describe('ProductIndex', () => {
  describeContract(<ProductIndex content={content} products={products} />, { slot: 'product-index' });

  it('links to the section of each product', () => {
    render(<ProductIndex content={content} products={products} />);
    const links = within(screen.getByRole('navigation', { name: 'Products' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#term-loans', '#po-financing']);
  });

  it("has the page's only heading of the first level", () => {
    render(<ProductIndex content={content} products={products} />);
    expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
  });
});
