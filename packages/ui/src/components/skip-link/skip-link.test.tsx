import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SkipLink } from './skip-link.js';

describe('SkipLink', () => {
  describeContract(<SkipLink />, { slot: 'skip-link' });

  it('is the first stop of the Tab key', async () => {
    render(
      <>
        <SkipLink />
        <a href="/blog">Blog</a>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('links to the content, also with another id', () => {
    render(<SkipLink target="article">Skip to the article</SkipLink>);
    expect(screen.getByRole('link', { name: 'Skip to the article' })).toHaveAttribute('href', '#article');
  });
});
