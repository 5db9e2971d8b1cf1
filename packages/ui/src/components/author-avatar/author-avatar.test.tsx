import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { AuthorAvatar } from './author-avatar.js';

const avatarOf = (container: Element) => container.querySelector('[data-slot=author-avatar]');

describe('AuthorAvatar', () => {
  describeContract(<AuthorAvatar src="/amara.svg" />, { slot: 'author-avatar' });

  it('shows the picture of an author who has one, with reserved space', () => {
    const { container } = render(<AuthorAvatar src="/amara.svg" />);
    expect(avatarOf(container)).toHaveAttribute('data-state', 'picture');
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/amara.svg');
    expect(picture).toHaveAttribute('width', '56');
    expect(picture).toHaveAttribute('height', '56');
  });

  it('shows a generic icon without one', () => {
    const { container } = render(<AuthorAvatar />);
    expect(avatarOf(container)).toHaveAttribute('data-state', 'generic');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });

  it('is decoration: the name beside it says who it is', () => {
    const { container } = render(<AuthorAvatar src="/amara.svg" />);
    expect(avatarOf(container)).toHaveAttribute('aria-hidden', 'true');
  });
});
