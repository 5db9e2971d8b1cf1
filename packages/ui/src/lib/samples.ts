'use client';

import { createContext, use } from 'react';
import type { ProductSamples } from '../types/samples.js';

/** The data of all product drawings below it. The kit has no data of its own: without it drawings are empty. */
export const SamplesContext = createContext<ProductSamples>({});

export const useSample = <Name extends keyof ProductSamples>(name: Name): ProductSamples[Name] =>
  use(SamplesContext)[name];
