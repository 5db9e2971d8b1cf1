import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { BackLink } from './back-link.js';

describe('BackLink', () => {
  describeContract(<BackLink href="/blog">Back to Blog</BackLink>, { slot: 'back-link' });

  it('leads to the page above, and is named by its words alone', () => {
    render(<BackLink href="/blog">Back to Blog</BackLink>);
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
});
