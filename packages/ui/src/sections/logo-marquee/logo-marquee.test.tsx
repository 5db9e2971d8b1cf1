import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { sampleLenders } from '../../test/sample-lenders.js';
import { LogoMarquee } from './logo-marquee.js';

const content = { title: 'Hundreds of vetted lenders.', lede: 'Each checked by our team.' };

describe('LogoMarquee', () => {
  describeContract(<LogoMarquee lenders={sampleLenders} content={content} />, { slot: 'logo-marquee' });

  it('names each lender once, and hides the copy that completes the loop', () => {
    const { container } = render(<LogoMarquee lenders={sampleLenders} content={content} />);
    expect(screen.getByRole('list', { name: 'Lenders in the network' })).toBeInTheDocument();
    expect(screen.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'))).toEqual(
      sampleLenders.map(({ name }) => name),
    );
    const items = [...container.querySelectorAll('[data-slot=logo-marquee-item]')];
    expect(items).toHaveLength(2 * sampleLenders.length);
    expect(items.filter((item) => item.getAttribute('aria-hidden') === 'true')).toHaveLength(sampleLenders.length);
  });

  it('is only a strip without content', () => {
    render(<LogoMarquee lenders={sampleLenders} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is on ink by default', () => {
    const { container, rerender } = render(<LogoMarquee lenders={sampleLenders} />);
    expect(container.firstElementChild).toHaveAttribute('data-surface', 'ink');
    rerender(<LogoMarquee lenders={sampleLenders} data-surface="paper" />);
    expect(container.firstElementChild).toHaveAttribute('data-surface', 'paper');
  });

  it('is stopped and started by the page’s motion toggle', async () => {
    const { container } = render(<LogoMarquee lenders={sampleLenders} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
    expect(container.firstElementChild).toHaveAttribute('data-rotation', 'paused');
    await userEvent.click(screen.getByRole('button', { name: 'Play motion' }));
    expect(container.firstElementChild).toHaveAttribute('data-rotation', 'playing');
  });

  it('does not move under reduced motion', () => {
    mediaMatches.add(reducedMotion);
    const { container } = render(<LogoMarquee lenders={sampleLenders} />);
    expect(container.firstElementChild).toHaveAttribute('data-rotation', 'paused');
  });
});
