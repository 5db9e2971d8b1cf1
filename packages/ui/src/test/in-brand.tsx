import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { type Brand, brandTheme } from '../lib/brand-theme/index.js';

/** Shows a story in the colours of a partner. */
export const inBrand =
  (brand: Brand): Decorator =>
  (Story) => (
    <div data-partner="sample" style={brandTheme(brand).variables as CSSProperties}>
      <Story />
    </div>
  );
