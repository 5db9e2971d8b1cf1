import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Faq } from './faq.js';

const items = [
  { question: 'How quickly?', answer: 'Within **minutes**. [See how](/how-it-works).' },
  { question: 'Is it free?', answer: 'Yes, completely.' },
];
const [first, second] = ['How quickly?', 'Is it free?'] as const;
const question = (name: string) => screen.getByRole('button', { name });
const item = (name: string) => question(name).closest('[data-slot=faq-item]');

describe('Faq', () => {
  describeContract(<Faq items={items} />, { slot: 'faq' });

  it('opens and closes each question independently', async () => {
    render(<Faq items={items} />);
    expect(question(first)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Yes, completely.')).not.toBeVisible();
    await userEvent.click(question(first));
    await userEvent.click(question(second));
    expect(question(first)).toHaveAttribute('aria-expanded', 'true');
    expect(item(second)).toHaveAttribute('data-state', 'open');
    expect(screen.getByText('Yes, completely.')).toBeVisible();
    await userEvent.click(question(second));
    expect(item(first)).toHaveAttribute('data-state', 'open');
    expect(item(second)).toHaveAttribute('data-state', 'closed');
    expect(screen.getByText('Yes, completely.')).not.toBeVisible();
  });

  it('opens and closes by Enter and by Space', async () => {
    render(<Faq items={[...items].reverse()} />);
    await userEvent.tab();
    expect(question(second)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(item(second)).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard(' ');
    expect(item(second)).toHaveAttribute('data-state', 'closed');
    await userEvent.tab();
    expect(question(first)).toHaveFocus();
  });

  it('has a heading with a button that refers to its answer', () => {
    render(<Faq items={items} level={2} />);
    const answer = document.getElementById(question(second).getAttribute('aria-controls') ?? '');
    expect(answer).toHaveTextContent('Yes, completely.');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('opens an answer that find-in-page has found', () => {
    render(<Faq items={items} />);
    const answer = screen.getByText('Yes, completely.').parentElement as HTMLElement;
    expect(answer).toHaveAttribute('hidden', 'until-found');
    act(() => answer.dispatchEvent(new Event('beforematch')));
    expect(item(second)).toHaveAttribute('data-state', 'open');
  });

  it('has every answer in the HTML, visible without JavaScript', () => {
    const html = renderToString(<Faq items={items} />);
    expect(html).toContain('Yes, completely.');
    expect(html).toContain('<a href="/how-it-works">See how</a>');
    expect(html.match(/noscript:block/g)).toHaveLength(2);
  });
});
