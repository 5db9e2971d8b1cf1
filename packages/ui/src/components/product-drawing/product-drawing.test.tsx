import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { SamplesContext } from '../../lib/samples.js';
import { describeContract } from '../../test/contract.js';
import { productSamples } from '../../test/product-samples.js';
import type { ProductDrawingName } from '../../types.js';
import { ProductDrawing } from './product-drawing.js';

const { drawings = {} } = productSamples;
const names = Object.keys(drawings) as ProductDrawingName[];
const Sampled = (props: Partial<ComponentProps<typeof ProductDrawing>>) => (
  <SamplesContext value={productSamples}>
    <ProductDrawing name="introductions" {...props} />
  </SamplesContext>
);

describe('ProductDrawing', () => {
  describeContract(<Sampled />, { slot: 'product-drawing' });

  it.each(names)('draws %s with a text alternative', (name) => {
    render(<Sampled name={name} />);
    const drawing = screen.getByRole('img', { name: drawings[name]?.label });
    expect(drawing.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(drawing.firstElementChild?.firstElementChild).not.toBeNull();
  });

  it('accepts another text alternative', () => {
    render(<Sampled name="queue" label="File de demandes" />);
    expect(screen.getByRole('img', { name: 'File de demandes' })).toBeInTheDocument();
  });

  it('names the stages of clients in the language of the page', () => {
    const { container } = render(
      <KitLabelsProvider labels={{ profileStage: 'Profil', matchedStage: 'Jumelé', fundedStage: 'Financé' }}>
        <Sampled />
      </KitLabelsProvider>,
    );
    expect(container).toHaveTextContent(/Profil|Jumelé|Financé/);
    expect(container).not.toHaveTextContent(/Profile|Matched|Funded/);
  });

  it('draws nothing without data', () => {
    const { container } = render(<ProductDrawing name="queue" />);
    expect(container).toBeEmptyDOMElement();
  });
});
