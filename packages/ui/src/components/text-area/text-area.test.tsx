import { render, screen } from '@testing-library/react';
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
});
