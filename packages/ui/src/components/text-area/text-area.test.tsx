import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { TextArea } from './text-area.js';

describe('TextArea', () => {
  describeContract(<TextArea label="Message" name="message" error="Please enter this field" />, { slot: 'text-area' });

  it('accepts several lines, with its label and message', () => {
    render(<TextArea label="Message" error="Please enter this field" required />);
    const area = screen.getByRole('textbox', { name: 'Message' });
    expect(area).toHaveAttribute('rows', '5');
    expect(area).toBeRequired();
    expect(area).toHaveAccessibleDescription('Please enter this field');
  });

  it('marks an optional field', () => {
    render(<TextArea label="Notes" />);
    expect(screen.getByLabelText('Notes (optional)')).toBeInTheDocument();
  });

  it('keeps what was changed in its text before hydration', () => {
    const area = <TextArea label="Message" defaultValue="Two ovens" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(area);
    expect(screen.getByRole('textbox')).toHaveValue('Two ovens');
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Three ovens' } });
    render(area, { container, hydrate: true });
    expect(screen.getByRole('textbox')).toHaveValue('Three ovens');
  });

  it('begins with its text, also with a later one, and a reset returns to it', () => {
    const { container, rerender } = render(<TextArea label="Message" defaultValue="Two ovens" />, {
      container: document.body.appendChild(document.createElement('form')),
    });
    expect(screen.getByRole('textbox')).toHaveValue('Two ovens');
    rerender(<TextArea label="Message" defaultValue="An oven" />);
    expect(screen.getByRole('textbox')).toHaveValue('An oven');
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Three ovens' } });
    (container as HTMLFormElement).reset();
    expect(screen.getByRole('textbox')).toHaveValue('An oven');
  });
});
