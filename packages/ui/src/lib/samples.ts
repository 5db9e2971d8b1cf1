import { createContext, use } from 'react';
import type { ProductSamples } from '../types/samples.js';

/** What drawings of the product show, for everything below. The kit has no samples: without them drawings are empty frames. */
export const SamplesContext = createContext<ProductSamples>({});

/** One of the samples, if there is one. */
export const useSample = <Name extends keyof ProductSamples>(name: Name): ProductSamples[Name] =>
  use(SamplesContext)[name];
