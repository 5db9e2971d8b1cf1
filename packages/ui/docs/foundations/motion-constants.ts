import { timing } from '../../src/tokens/timing.js';
import source from '../../src/tokens/timing.ts?raw';

export interface MotionConstant {
  name: string;
  value: number;
  unit: 'ms' | 'px' | '';
  /** What the comment in timing.ts says of it; empty where the name says it all. */
  use: string;
}

const counts = new Set([
  'testimonialWindow',
  'articlePage',
  'relatedArticles',
  'galleryZoom',
  'messagePreview',
  'revealThreshold',
]);

/** Comments stand before their constant; a comment that runs over lines is joined. */
const comments = new Map(
  [...source.matchAll(/\/\*\* ([^*]+?) ?\*\/\n {2}(\w+):/g)].map(([, text = '', name = '']) => [name, text.trim()]),
);

function unitOf(name: string): MotionConstant['unit'] {
  if (name.endsWith('Px')) return 'px';
  return counts.has(name) ? '' : 'ms';
}

/** Every constant of timing.ts, as it stands there. */
export const motionConstants: readonly MotionConstant[] = Object.entries(timing).map(([name, value]) => ({
  name,
  value,
  unit: unitOf(name),
  use: comments.get(name) ?? '',
}));
