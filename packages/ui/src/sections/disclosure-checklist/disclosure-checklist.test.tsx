import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { DisclosureChecklist } from './disclosure-checklist.js';
import { sampleChecklist } from './disclosure-checklist.samples.js';

const request = () => document.querySelector('[data-slot=disclosure-request]')?.textContent;

describe('DisclosureChecklist', () => {
  describeContract(<DisclosureChecklist {...sampleChecklist} />, { slot: 'disclosure-checklist' });

  it('links each disclosure to its source', () => {
    render(<DisclosureChecklist {...sampleChecklist} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const item of items) {
      expect(item).toHaveAttribute('data-slot', 'disclosure');
      expect(item.querySelector('a')).toHaveAttribute('href', 'https://www.law.example/3');
    }
  });

  it('asks for what has not been ticked, in the words for the request, and copies that text', async () => {
    const onCopy = vi.fn();
    render(<DisclosureChecklist {...sampleChecklist} onCopy={onCopy} />);
    expect(request()).toContain(
      '- the amount that you provide\n- The whole cost in dollars\n- What paying early costs or saves',
    );
    const box = screen.getByRole('checkbox', { name: 'I have it (The whole cost in dollars)' });
    await userEvent.click(box);
    expect(request()).not.toContain('The whole cost in dollars');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(onCopy).toHaveBeenCalledWith(request());
    await userEvent.click(box);
    expect(request()).toContain('The whole cost in dollars');
  });

  it('asks for further items besides the disclosures', async () => {
    const { content } = sampleChecklist;
    const withMore = { ...content, request: { ...content.request, also: ['who else is paid'] } };
    render(<DisclosureChecklist {...sampleChecklist} content={withMore} />);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    expect(request()).toContain('- who else is paid');
  });

  it('asks first for what matters most', () => {
    const { content } = sampleChecklist;
    const first = { opening: 'Please change:', items: ['the confession', 'the lien'] };
    render(
      <DisclosureChecklist
        {...sampleChecklist}
        content={{ ...content, request: { ...content.request, first, opening: 'Please also send:' } }}
      />,
    );
    expect(request()).toMatch(
      /^Please change:\n\n- the confession\n- the lien\n\nPlease also send:\n\n- the amount that you provide\n/,
    );
  });

  it('keeps a tick while other disclosures are shown', async () => {
    const { rerender } = render(<DisclosureChecklist {...sampleChecklist} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /The whole cost/ }));
    rerender(<DisclosureChecklist {...sampleChecklist} disclosures={sampleChecklist.disclosures.slice(0, 1)} />);
    rerender(<DisclosureChecklist {...sampleChecklist} />);
    expect(screen.getByRole('checkbox', { name: /The whole cost/ })).toBeChecked();
    expect(request()).not.toContain('The whole cost in dollars');
  });

  it('counts what was ticked before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<DisclosureChecklist {...sampleChecklist} />);
    const [funds] = container.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    if (funds) funds.checked = true;
    render(<DisclosureChecklist {...sampleChecklist} />, { container, hydrate: true });
    expect(funds).toBeChecked();
    expect(request()).not.toContain('the amount that you provide');
  });

  it('has nothing to ask for when everything has been ticked', async () => {
    render(<DisclosureChecklist {...sampleChecklist} />);
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    expect(screen.getByText('Nothing is missing.')).toBeVisible();
    expect(request()).toBeUndefined();
  });

  it('asks for the usual items if no law is known', () => {
    render(<DisclosureChecklist {...sampleChecklist} disclosures={[]} />);
    expect(document.querySelector('[data-slot=disclosure]')).toBeNull();
    expect(screen.getByText('We know of no law that asks for it there.')).toBeVisible();
    expect(request()).toContain('- the cost as an annual percentage rate');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('has what else the law says below the request', () => {
    const law = {
      title: 'The law',
      text: ['Laws have exceptions.'],
      groups: [{ title: 'Section 4', rules: ['Banks are exempt.'] }],
    };
    render(<DisclosureChecklist {...sampleChecklist} content={{ ...sampleChecklist.content, law }} />);
    const rule = screen.getByText('Banks are exempt.');
    expect(screen.getByRole('heading', { level: 2, name: 'The law' })).toBeVisible();
    expect(rule.closest('[data-slot=disclosure-law]')).toContainElement(
      screen.getByRole('heading', { level: 3, name: 'Section 4' }),
    );
    expect(screen.getByText(/before I sign/).compareDocumentPosition(rule)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('prints the page', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    render(<DisclosureChecklist {...sampleChecklist} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
