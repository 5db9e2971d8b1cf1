import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FieldMessage } from './field-message.js';

describe('FieldMessage', () => {
  describeContract(<FieldMessage>Please enter this field</FieldMessage>, { slot: 'field-message' });

  it('contains only its text', () => {
    render(<FieldMessage>Please enter this field</FieldMessage>);
    expect(screen.getByText('Please enter this field').closest('p')).toHaveTextContent(/^Please enter this field$/);
  });
});
