import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ArticlePicture } from './article-picture.js';

const picture = <ArticlePicture src="/assets/a.svg" alt="A curve." width={800} height={450} caption="A year" />;

describe('ArticlePicture', () => {
  describeContract(picture, { slot: 'article-picture' });

  it('has a text alternative and reserves its space before it has loaded', () => {
    render(picture);
    const image = screen.getByRole('img', { name: 'A curve.' });
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '450');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('figure')).toHaveTextContent('A year');
  });
});
