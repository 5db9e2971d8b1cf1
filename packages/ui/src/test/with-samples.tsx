import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { SamplesContext } from '../lib/samples.js';
import { productSamples } from './product-samples.js';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SamplesContext value={productSamples}>{children}</SamplesContext>
);

/** Renders with samples for drawings of the product. */
export const renderWithSamples = (element: ReactElement) => render(element, { wrapper });
