import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { TextField } from './text-field.js';

describe('TextField', () => {
  describeContract(<TextField label="Email" name="email" error="Please enter this field" />, { slot: 'text-field' });

  it('is named by its label and passes on attributes of an input', () => {
    render(<TextField label="Email" name="email" type="email" autoComplete="email" required />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
  });

  it('is described by its message only while there is one', () => {
    const { rerender } = render(<TextField label="Email" error="Please enter this field" required />);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter this field');
    rerender(<TextField label="Email" required />);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByText('Please enter this field')).not.toBeInTheDocument();
  });

  it("is also described by its caller's elements", () => {
    const field = (error?: string) => (
      <>
        <TextField label="Tax id" aria-describedby="hint" error={error} />
        <p id="hint">Nine digits.</p>
      </>
    );
    const { rerender } = render(field());
    expect(screen.getByLabelText(/Tax id/)).toHaveAccessibleDescription('Nine digits.');
    rerender(field('Too short'));
    expect(screen.getByLabelText(/Tax id/)).toHaveAccessibleDescription('Nine digits. Too short');
  });

  it('marks an optional field', () => {
    render(<TextField label="Company" optionalLabel="(if you have one)" />);
    expect(screen.getByLabelText('Company (if you have one)')).not.toBeRequired();
  });
});
