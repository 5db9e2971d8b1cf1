import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SegmentedControl } from './segmented-control.js';

const options = [
  { value: 'USD', label: 'USD' },
  { value: 'CAD', label: 'CAD' },
];
const control = <SegmentedControl label="Currency" name="currency" options={options} defaultValue="CAD" />;

describe('SegmentedControl', () => {
  describeContract(control, { slot: 'segmented-control' });

  it('is a named group of radio buttons that a form sends', async () => {
    const { container } = render(<form>{control}</form>);
    expect(screen.getByRole('group', { name: 'Currency' })).toBeInTheDocument();
    const form = container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).get('currency')).toBe('CAD');
    await userEvent.click(screen.getByText('USD'));
    expect(new FormData(form).get('currency')).toBe('USD');
  });

  it('tells what the visitor selects and keeps its own value', async () => {
    const onValueChange = vi.fn();
    render(
      <SegmentedControl
        label="Currency"
        name="currency"
        options={options}
        defaultValue="CAD"
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(screen.getByText('USD'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('USD');
    expect(screen.getByLabelText('USD')).toBeChecked();
  });

  it('shows the value that it is given', async () => {
    const onValueChange = vi.fn();
    const props = { label: 'Currency', name: 'currency', options, onValueChange };
    const { rerender } = render(<SegmentedControl {...props} value="CAD" />);
    await userEvent.click(screen.getByText('USD'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('USD');
    expect(screen.getByLabelText('CAD')).toBeChecked();
    rerender(<SegmentedControl {...props} value="USD" />);
    expect(screen.getByLabelText('USD')).toBeChecked();
    rerender(<SegmentedControl {...props} value="" />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('says how it is laid out', () => {
    render(<SegmentedControl label="Need" name="need" options={options} layout="chips" />);
    expect(screen.getByRole('group')).toHaveAttribute('data-layout', 'chips');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it.each([
    ['the page', { value: 'USD' }],
    ['the form', { defaultValue: 'USD' }],
  ])('tells what was selected before hydration if %s holds the value', (_, held) => {
    const onValueChange = vi.fn();
    const props = { label: 'Currency', name: 'currency', options, onValueChange };
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<SegmentedControl {...props} {...held} />);
    screen.getByLabelText('CAD').click();
    render(<SegmentedControl {...props} {...held} />, { container, hydrate: true });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('CAD');
    expect(screen.getByLabelText('CAD')).toBeChecked();
  });
});
