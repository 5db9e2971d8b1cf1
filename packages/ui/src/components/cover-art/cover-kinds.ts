import { aperture } from './cover-aperture.js';
import { ascent } from './cover-ascent.js';
import { horizon } from './cover-horizon.js';
import { junction } from './cover-junction.js';
import type { CoverComposition } from './cover-layer.js';
import { hashOf } from './cover-random.js';
import { tide } from './cover-tide.js';
import { type CoverTone, coverTones } from './cover-tones.js';

interface CoverKind {
  draw: CoverComposition;
  /** Tones that suit the composition; the slug picks one. */
  tones: readonly CoverTone[];
}

const guide: CoverKind = { draw: horizon, tones: ['paper', 'sky', 'ink'] };
const insight: CoverKind = { draw: tide, tones: ['ink', 'sky', 'paper'] };
const release: CoverKind = { draw: junction, tones: ['cobalt', 'ink', 'sky'] };
const study: CoverKind = { draw: ascent, tones: ['sky', 'cobalt', 'paper'] };
const feature: CoverKind = { draw: aperture, tones: ['cobalt', 'paper'] };

const kinds: Readonly<Record<string, CoverKind>> = {
  guide,
  guides: guide,
  insights: insight,
  'market insights': insight,
  commentary: insight,
  'press release': release,
  'press releases': release,
  'case study': study,
  'case studies': study,
  feature,
  'new feature release': feature,
};
const cycle = [guide, insight, release, study, feature];

/** The composition of a category. For an unknown category, the slug picks one of the five. */
export const kindOf = (slug: string, category: string): CoverKind =>
  kinds[category.toLowerCase()] ?? (cycle[hashOf(slug) % cycle.length] as CoverKind);

export function toneOf(slug: string, category: string): CoverTone {
  const { tones } = kindOf(slug, category);
  return tones[hashOf(slug) % tones.length] as CoverTone;
}

const order = Object.keys(coverTones) as CoverTone[];

/**
 * Tones for covers in a list, so that neighbours differ: each keeps the tone of its slug, unless one of
 * `neighbours(index)` before it has that tone. Then it gets the next free one.
 */
export function spreadTones(
  covers: readonly { slug: string; category: string }[],
  neighbours: (index: number) => readonly number[] = (index) => [index - 1],
): CoverTone[] {
  const tones: CoverTone[] = [];
  for (const [index, { slug, category }] of covers.entries()) {
    const own = order.indexOf(toneOf(slug, category));
    const taken = neighbours(index).map((at) => tones[at]);
    const choice = order.map((_, shift) => order[(own + shift) % order.length] as CoverTone);
    tones.push(choice.find((tone) => !taken.includes(tone)) ?? (choice[0] as CoverTone));
  }
  return tones;
}
