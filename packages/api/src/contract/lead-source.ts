import { limits } from './limits.js';

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

/** Where a lead came from, as reported by the visitor's browser. Do not trust it. Unknown parts are absent. */
export type LeadSource = Partial<Record<SourceName, string>>;

/** Removes control characters and lone surrogates, and shortens the text to the maximum length. */
const clean = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.source)
    .replace(/\p{Cs}/gu, '\uFFFD');

/** Reads a source from an untrusted value. Never throws. */
export function leadSource(value: unknown): LeadSource {
  const source: LeadSource = {};
  if (typeof value !== 'object' || value === null) return source;
  for (const name of sourceNames) {
    const part = (value as LeadSource)[name];
    const text = typeof part === 'string' ? clean(part) : '';
    if (text) source[name] = text;
  }
  return source;
}

/** Parses the output of `encodeSource` or of a page's hidden field. Returns an empty source for invalid JSON. */
export function parseSource(text: string | undefined): LeadSource {
  try {
    return leadSource(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Proxies refuse longer headers. A longer source is sent without its campaign. */
const MAX_HEADER = 4_000;

export function encodeSource(source: LeadSource): string {
  const ascii = (value: LeadSource) =>
    JSON.stringify(value).replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const whole = ascii(source);
  const { page, partner } = source;
  return whole.length <= MAX_HEADER ? whole : ascii(leadSource({ page, partner }));
}
