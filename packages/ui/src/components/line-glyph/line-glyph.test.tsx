import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { LineGlyph } from './line-glyph.js';

describe('LineGlyph', () => {
  describeContract(<LineGlyph name="filter" />, { slot: 'line-glyph' });

  it('is decoration', () => {
    const { container } = render(<LineGlyph name="pair" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
