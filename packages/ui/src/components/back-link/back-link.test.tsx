import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { BackLink } from './back-link.js';

describe('BackLink', () => {
  describeContract(<BackLink href="/blog">Back to Blog</BackLink>, { slot: 'back-link' });

  it('links to the parent page, and is named only by its text', () => {
    render(<BackLink href="/blog">Back to Blog</BackLink>);
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
});
