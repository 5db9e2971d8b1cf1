import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Disclaimer } from './disclaimer.js';

describe('Disclaimer', () => {
  describeContract(<Disclaimer>Disclaimer</Disclaimer>, { slot: 'disclaimer' });

  it('shows its content', () => {
    render(<Disclaimer>Disclaimer</Disclaimer>);
    expect(screen.getByText('Disclaimer')).toBeInTheDocument();
  });
});
