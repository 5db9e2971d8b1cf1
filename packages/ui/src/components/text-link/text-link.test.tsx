import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { TextLink } from './text-link.js';

describe('TextLink', () => {
  describeContract(<TextLink href="/lenders">Explore Lenders</TextLink>, { slot: 'text-link' });

  it('is named by its text, without the arrow', () => {
    render(
      <TextLink href="/lenders" arrow>
        Explore Lenders
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: 'Explore Lenders' })).toHaveAttribute('href', '/lenders');
  });

  it('opens another site in a new tab without `window.opener`', () => {
    render(<TextLink href="https://meet.boundless.example/expert">Talk</TextLink>);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
