import { useEffect, useState } from 'react';
import { contrast, parseColour, toHex } from '../../src/lib/brand-theme/colour.js';
import type { BrandPair } from '../../src/lib/brand-theme/index.js';
import { ContrastTable } from '../contrast-table.js';
import { colourPairs } from './colour-pairs.js';

/** Measures the roles on the page, in the brand that the toolbar has set. */
function measure(): BrandPair[] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const read = (surface: string, role: string) => {
    probe.dataset.surface = surface;
    probe.style.color = `var(--bl-${role})`;
    return toHex(parseColour(getComputedStyle(probe).color));
  };
  const measured = colourPairs.map(([surface, text, ground, use, needs = 4.5]) => {
    const [foregroundHex, backgroundHex] = [read(surface, text), read(surface, ground)];
    const ratio = contrast(foregroundHex, backgroundHex);
    const names = { where: use, foreground: text, background: `${ground} of ${surface}` };
    return { ...names, foregroundHex, backgroundHex, ratio, needs, passes: ratio >= needs };
  });
  probe.remove();
  return measured;
}

/** Every pair of roles with its current contrast. */
export function ColourContrast() {
  const [pairs, setPairs] = useState<BrandPair[]>([]);
  useEffect(() => {
    const show = () => setPairs(measure());
    show();
    const brand = new MutationObserver(show);
    brand.observe(document.documentElement, { attributeFilter: ['data-partner'] });
    return () => brand.disconnect();
  }, []);
  return <ContrastTable caption="Contrast of every pair" pairs={pairs} />;
}
