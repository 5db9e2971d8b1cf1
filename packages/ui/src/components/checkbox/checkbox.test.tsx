import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Checkbox } from './checkbox.js';

describe('Checkbox', () => {
  describeContract(<Checkbox label="I agree" name="consent" />, { slot: 'checkbox' });

  it('is ticked by a click on its text, and by Space', async () => {
    render(<Checkbox label="I agree" name="consent" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });
});
