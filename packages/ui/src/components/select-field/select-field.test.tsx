import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SelectField } from './select-field.js';

const options = [
  { value: 'lender', label: 'Lender' },
  { value: 'referral', label: 'Referral' },
];

describe('SelectField', () => {
  describeContract(<SelectField label="Type" name="type" options={options} error="Please select partnership type" />, {
    slot: 'select-field',
  });

  it('starts with nothing selected if it has a placeholder', async () => {
    render(<SelectField label="Type" options={options} placeholder="Select a type" required />);
    const select = screen.getByRole('combobox', { name: 'Type' });
    expect(select).toHaveValue('');
    expect(select).toHaveDisplayValue('Select a type');
    await userEvent.selectOptions(select, 'Referral');
    expect(select).toHaveValue('referral');
  });

  it('starts with its default, and shows its message', () => {
    render(<SelectField label="Type" options={options} defaultValue="referral" error="Not this one" required />);
    expect(screen.getByLabelText('Type')).toHaveValue('referral');
    expect(screen.getByLabelText('Type')).toHaveAccessibleDescription('Not this one');
  });
});
