import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { NotFound } from './not-found.js';
import { sampleNotFound } from './not-found.samples.js';

describe('NotFound', () => {
  describeContract(<NotFound content={sampleNotFound} />, { slot: 'not-found' });

  it('links to the home page, the popular pages and support', () => {
    render(<NotFound content={sampleNotFound} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact-us');
    expect(screen.getByText('Error Code: 404 | Page Not Found')).toBeInTheDocument();
  });

  it('completes the label of its actions for people who hear only the link', () => {
    const backHome = { label: 'Back', context: 'to the home page', href: '/' };
    const help = { title: 'Still lost?', action: { label: 'Write', context: 'to support', href: '/contact-us' } };
    render(<NotFound content={{ ...sampleNotFound, backHome, help }} />);
    for (const name of ['Back to the home page', 'Write to support'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it('goes back in the history', async () => {
    history.pushState(null, '', '/elsewhere');
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    render(<NotFound content={sampleNotFound} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalledOnce();
  });
});
