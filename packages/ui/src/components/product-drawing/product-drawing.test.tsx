import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { drawings, type ProductDrawingName } from './drawings.js';
import { ProductDrawing } from './product-drawing.js';

const names = Object.keys(drawings) as ProductDrawingName[];

describe('ProductDrawing', () => {
  describeContract(<ProductDrawing name="introductions" />, { slot: 'product-drawing' });

  it.each(names)('draws %s, and one sentence stands for it', (name) => {
    render(<ProductDrawing name={name} />);
    const drawing = screen.getByRole('img', { name: drawings[name].label });
    expect(drawing.textContent).not.toBe('');
    expect(drawing.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes another sentence', () => {
    render(<ProductDrawing name="queue" label="File de demandes" />);
    expect(screen.getByRole('img', { name: 'File de demandes' })).toBeInTheDocument();
  });
});
