import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { describeContract } from '../../test/contract.js';
import { controlProps, Field } from './field.js';

describe('Field', () => {
  describeContract(
    <Field controlId="amount" label="Amount" error="Please enter this field">
      <input {...controlProps('amount', true, 'Please enter this field')} />
    </Field>,
    { slot: 'field' },
  );

  it('connects label and message with the control', () => {
    render(
      <Field controlId="amount" label="Amount" required error="Too small">
        <input {...controlProps('amount', true, 'Too small')} />
      </Field>,
    );
    const control = screen.getByLabelText('Amount');
    expect(control).toHaveAccessibleDescription('Too small');
    expect(control).toHaveAttribute('aria-required', 'true');
    expect(control.closest('[data-slot=field]')).toHaveAttribute('data-state', 'invalid');
  });

  it('marks an optional field', () => {
    render(
      <Field controlId="amount" label="Amount">
        <input id="amount" />
      </Field>,
    );
    expect(screen.getByLabelText('Amount (optional)')).toBeInTheDocument();
  });

  it('leaves that out if another library validates', () => {
    render(
      <KitLabelsProvider labels={{ optional: '' }}>
        <Field controlId="amount" label="Amount">
          <input id="amount" />
        </Field>
        <Field controlId="term" label="Term" optionalLabel="if known">
          <input id="term" />
        </Field>
      </KitLabelsProvider>,
    );
    expect(screen.getByText('Amount').children).toHaveLength(0);
    expect(screen.getByLabelText('Term if known')).toBeInTheDocument();
  });
});
