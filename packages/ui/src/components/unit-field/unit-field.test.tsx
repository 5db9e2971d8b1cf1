import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { describeContract } from '../../test/contract.js';
import { UnitField } from './unit-field.js';

const months = {
  name: 'months',
  label: 'Months',
  hint: 'Until the last payment.',
  suffix: 'months',
  value: '1,200',
  slider: { min: 1, max: 2000, step: 1, from: '1', to: '2000' },
};

describe('UnitField', () => {
  describeContract(<UnitField field={{ name: 'amount', label: 'Amount', prefix: '$', suffix: 'USD' }} />, {
    slot: 'unit-field',
    rootless: true,
  });

  it('is named and described by its visible text', () => {
    render(<UnitField field={{ ...months, error: 'Please enter a number' }} />);
    const input = screen.getByRole('textbox', { name: 'Months' });
    expect(input).toHaveAccessibleDescription('Until the last payment. Please enter a number');
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('name', 'months');
  });

  it('adds a ref and a description of the caller to its own', () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <>
        <p id="note">In whole months.</p>
        <UnitField field={months} ref={ref} aria-describedby="note" />
      </>,
    );
    expect(ref.current).toHaveAccessibleDescription('In whole months. Until the last payment.');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '48' } });
    expect(ref.current).toHaveValue('48');
  });

  it('marks an optional field', () => {
    render(<UnitField field={{ ...months, optional: true }} />);
    expect(screen.getByLabelText('Months (optional)')).toBeInTheDocument();
  });

  it.each([
    ['8%', '8'],
    ['$1,400', '1400'],
  ])('places the slider at %s', (value, number) => {
    render(<UnitField field={{ ...months, value }} />);
    expect(screen.getByRole('slider')).toHaveValue(number);
  });

  it('synchronizes input and slider, and sends only one of them', async () => {
    const onInput = vi.fn();
    render(
      <form onInput={onInput}>
        <UnitField field={months} />
      </form>,
    );
    const slider = screen.getByRole('slider', { name: 'Months, slider' });
    expect(slider).toHaveValue('1200');
    expect(slider).not.toHaveAttribute('name');
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '15');
    expect(slider).toHaveValue('15');
    // Not one and a half, and not fifteen.
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '2,5');
    expect(slider).toHaveValue('2');
    onInput.mockClear();
    fireEvent.change(slider, { target: { value: '48' } });
    expect(screen.getByRole('textbox')).toHaveValue('48');
    expect(onInput).toHaveBeenCalled();
  });

  it.each([
    ['at a text that is no number', 'a lot'],
    ['at a number that can be read in two ways', '1,20'],
  ])('starts the slider in its middle %s', (_, value) => {
    render(<UnitField field={{ ...months, value }} />);
    expect(screen.getByRole('slider')).not.toHaveAttribute('value');
  });

  it('moves the slider to what was typed before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<UnitField field={months} />);
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '24' } });
    render(<UnitField field={months} />, { container, hydrate: true });
    expect(screen.getByRole('textbox')).toHaveValue('24');
    expect(screen.getByRole('slider')).toHaveValue('24');
  });

  it.each(['disabled', 'readOnly'])('cannot be changed with the slider if it is %s', (attribute) => {
    render(<UnitField field={months} {...{ [attribute]: true }} />);
    expect(screen.getByRole('slider')).toBeDisabled();
  });

  it('writes decimals as the language does', () => {
    render(
      <KitLabelsProvider labels={{ locale: 'fr-CA' }}>
        <UnitField field={{ ...months, value: '12', slider: { ...months.slider, step: 0.1 } }} />
      </KitLabelsProvider>,
    );
    fireEvent.change(screen.getByRole('slider'), { target: { value: '8.5' } });
    expect(screen.getByRole('textbox')).toHaveValue('8,5');
    expect(screen.getByRole('slider')).toHaveValue('8.5');
  });

  it('keeps the id of its caller', () => {
    render(<UnitField field={months} id="months" />);
    expect(screen.getByLabelText('Months')).toHaveAttribute('id', 'months');
  });
});
