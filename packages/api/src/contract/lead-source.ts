import { limits } from './limits.js';

/** What a lead may say about the visit that it came from. Everything else is dropped. */
export const sourceNames = [
  'page',
  'partner',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export type SourceName = (typeof sourceNames)[number];

/** Where a lead came from, as the visitor's browser says: not to be trusted. What is unknown is left out. */
export type LeadSource = Partial<Record<SourceName, string>>;

/** Well-formed text without control characters, cut to the length that is stored. */
const clean = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.source)
    .replace(/\p{Cs}/gu, '\uFFFD');

/** Picks the names above from any value, each as a short text. Never throws. */
export function leadSource(found: unknown): LeadSource {
  const source: LeadSource = {};
  if (typeof found !== 'object' || found === null) return source;
  for (const name of sourceNames) {
    const value = (found as LeadSource)[name];
    const text = typeof value === 'string' ? clean(value) : '';
    if (text) source[name] = text;
  }
  return source;
}

/** Parses the output of `encodeSource` or of a page's hidden field. Empty where it is not JSON. */
export function parseSource(text: string | undefined): LeadSource {
  try {
    return leadSource(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Proxies refuse longer headers. A lead without its campaign is better than none. */
const MAX_HEADER = 4_000;

/** Encodes a source for the header, in ASCII. */
export function encodeSource(source: LeadSource): string {
  const ascii = (value: LeadSource) =>
    JSON.stringify(value).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const whole = ascii(source);
  const { page, partner } = source;
  return whole.length <= MAX_HEADER ? whole : ascii(leadSource({ page, partner }));
}
