import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FormBanner } from './form-banner.js';

describe('FormBanner', () => {
  describeContract(<FormBanner message="Thanks!" />, { slot: 'form-banner' });

  it('is in the page before it has a message', () => {
    const { rerender } = render(<FormBanner />);
    const banner = document.querySelector('[aria-live=polite]');
    expect(banner).toBeEmptyDOMElement();
    expect(banner).toHaveAttribute('data-state', 'hidden');
    rerender(<FormBanner message="Thanks!" />);
    // Screen readers do not read a region whose role changes together with its message.
    expect(banner).not.toHaveAttribute('role');
    expect(screen.getByRole('status').parentElement).toBe(banner);
    expect(banner).toHaveTextContent('Thanks!');
    expect(banner).toHaveAttribute('data-state', 'visible');
  });

  it('scrolls a later message into view, but not an initial one', () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = render(<FormBanner message="Once" />);
    expect(scrollIntoView).not.toHaveBeenCalled();
    rerender(<FormBanner />);
    rerender(<FormBanner message="Thanks!" />);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });
});
