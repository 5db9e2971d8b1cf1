import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleEmpty, sampleFields, sampleResult } from '../../components/result-panel/result-panel.samples.js';
import { describeContract } from '../../test/contract.js';
import { CalculatorPanel, type CalculatorPanelProps } from './calculator-panel.js';

const props: CalculatorPanelProps = {
  content: {
    title: 'Your offer',
    submit: 'Work it out',
    note: 'Not an offer.',
    seeResult: 'See the result',
    currency: { label: 'Currency', name: 'currency', options: [{ value: 'USD', label: 'USD' }] },
    empty: sampleEmpty,
  },
  fields: sampleFields,
  currency: 'USD',
  action: '/tools/sample',
};

describe('CalculatorPanel', () => {
  describeContract(<CalculatorPanel {...props} result={sampleResult} />, { slot: 'calculator-panel' });

  it('is a GET form with the parameters of its fields', () => {
    const { container } = render(<CalculatorPanel {...props} />);
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.method).toBe('get');
    expect(form).toHaveAttribute('action', '/tools/sample');
    expect(new URLSearchParams(new FormData(form) as never).toString()).toBe(
      'currency=USD&amount=10%2C000&months=12&fees=',
    );
  });

  it('has more controls after its fields, in the same form', () => {
    const { container } = render(<CalculatorPanel {...props} more={<input name="lien" />} />);
    const form = container.querySelector('form') as HTMLFormElement;
    expect([...new FormData(form).keys()]).toEqual(['currency', 'amount', 'months', 'fees', 'lien']);
  });

  it('calls its handler on each key stroke', async () => {
    const onInput = vi.fn();
    render(<CalculatorPanel {...props} form={{ onInput }} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '123');
    expect(onInput).toHaveBeenCalledTimes(3);
  });

  it('has headings one level lower in a column of text', () => {
    render(<CalculatorPanel {...props} result={sampleResult} layout="column" />);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H3']);
  });

  it('links to its result only if there is one', () => {
    const { rerender } = render(<CalculatorPanel {...props} result={sampleResult} />);
    const link = screen.getByRole('link', { name: 'See the result' });
    expect(document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).toHaveAttribute(
      'data-slot',
      'result-panel',
    );
    rerender(<CalculatorPanel {...props} />);
    expect(screen.queryByRole('link', { name: 'See the result' })).toBeNull();
  });
});
