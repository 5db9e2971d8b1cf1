import { ratioText } from '../lib/brand-theme/colour.js';
import { type Brand, brandTheme } from '../lib/brand-theme/index.js';
import type { KitLabelTexts } from '../lib/kit-labels.js';
import type { PartnerPageContent } from '../types.js';
import { colourProblem, idProblem, nameProblem } from './options.js';
import { coloursOf, draw } from './picture.js';

/** Formats a problem with a field, such as `brand.accent`. */
export type At = (field: string, reason: string) => string;

export type Report = (name: string, problems: readonly string[], notes?: readonly string[]) => void;

/** A partner's page and what its rules depend on. */
interface CheckedPage {
  content: PartnerPageContent & { validFrom?: string | undefined };
  /** The partner in the address of its sign-up. */
  partnerId: string;
  brand: Brand & { name: string };
  /** Language of the texts, if it is not English. */
  lang?: string | undefined;
  labels?: KitLabelTexts | undefined;
  /** The texts that a page has if its file gives none. */
  english: object;
  /** Today, as an ISO date. */
  today: string;
}

/** Prints results, and counts those with problems. */
export function createReport(): Report & { failed: () => number } {
  let failed = 0;
  const report: Report = (name, problems, notes = []) => {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const problem of problems) console.error(`     ${problem}`);
    for (const note of notes) console.log(`     note: ${note}`);
    if (problems.length > 0) failed += 1;
  };
  return Object.assign(report, { failed: () => failed });
}

/** Checks what every partner's page must have, here and on other sites. Returns whether its theme could be derived. */
export function checkPage(page: CheckedPage, at: At, report: Report): boolean {
  const { content, partnerId, brand, lang } = page;
  const { pairs, problems, notes } = checkColours(brand, at);
  report(pairs ? `${pairs} pairs of colours meet AA` : 'colours are valid', problems, notes);
  report('the partner has a name and an id', brandProblems(partnerId, brand.name, at));
  report('the offer is current', offerProblems(content, at, page.today), offerNotes(content));
  report('the sections have their texts', sectionProblems(content, at));
  report('buttons link to the sign-up of this partner', signUpProblems(content, at, `/p/${partnerId}/signup/`));
  report('disclosures are complete', disclosureProblems(brand.name, content.disclosures, at));
  if (lang && !lang.startsWith('en')) report('no text is left in English', englishProblems(page, at));
  return pairs > 0;
}

export function brandProblems(id: string, name: string, at: At): string[] {
  const problems = { 'brand.name': nameProblem(name), id: idProblem(id) };
  return Object.entries(problems).flatMap(([field, problem]) => (problem ? [at(field, problem)] : []));
}

/** Colours that cannot be used, and pairs of colours that are hard to read. */
export function checkColours(brand: Brand, at: At): { problems: string[]; notes: readonly string[]; pairs: number } {
  const problems = (['accent', 'second'] as const).flatMap((field) => {
    const reason = brand[field] && colourProblem(brand[field]);
    return reason ? [at(`brand.${field}`, reason)] : [];
  });
  if (problems.length > 0) return { problems, notes: [], pairs: 0 };
  const { pairs, notes } = brandTheme(brand);
  const failing = pairs.filter(({ passes }) => !passes);
  return {
    problems: failing.map(({ where, ratio, needs }) =>
      at('brand.accent', `${where}: ${ratioText(ratio)}, needs ${needs}; choose another accent`),
    ),
    notes,
    pairs: pairs.length,
  };
}

const isDate = (text: string) => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

/** The offer's dates; `today` is an ISO date. */
export function offerProblems({ validFrom, validUntil }: CheckedPage['content'], at: At, today: string): string[] {
  const wrong = Object.entries({ validFrom, validUntil }).filter(([, date]) => date !== undefined && !isDate(date));
  if (wrong.length > 0)
    return wrong.map(([name, date]) => at(name, `"${date}" is not a date; write year, month and day: 2026-12-31`));
  if (validUntil && validUntil < today)
    return [
      at('validUntil', `the offer ended on ${validUntil}, and the page is shown without it; extend it, or remove it`),
    ];
  if (validFrom && validFrom > today)
    return [at('validFrom', `the offer begins on ${validFrom}; do not publish it before that day`)];
  return [];
}

const offerNotes = ({ validUntil, ended }: CheckedPage['content']) =>
  validUntil && !ended
    ? [`after ${validUntil} badge and date are left out; if other texts speak of the offer, give theirs in ended`]
    : [];

/** Sections that the page names and that show nothing, and a quote that it does not name. The other texts have defaults, which a page may leave out. */
export function sectionProblems({ sections = [], ...content }: CheckedPage['content'], at: At): string[] {
  const names = sections.map((section) => (typeof section === 'string' ? section : section.section));
  const empty = sections.filter((section) => typeof section === 'string' && content[section] === undefined);
  const isHidden = content.testimonial && names.length > 0 && !names.includes('testimonial');
  return [
    ...empty.map((name) => at('sections', `has '${name}', which has no texts; give ${name}, or leave it out`)),
    ...(isHidden ? [at('testimonial', "is not shown; add 'testimonial' to sections, or leave it out")] : []),
  ];
}

/** Heroes and closings without a button to the sign-up of the partner, and links to that of another one, for whom visitors would be counted. */
export function signUpProblems(content: CheckedPage['content'], at: At, signUp: string): string[] {
  const { hero, closing } = content;
  const missing = Object.entries({ hero, closing }).filter(
    ([, section]) =>
      section && !section.actions?.some(({ href }) => new URL(href, 'https://-').pathname.endsWith(signUp)),
  );
  const others = [...hrefs(content)].filter(
    ([, href]) => (/\/p\/[^/?#]+\/signup\//.exec(href)?.[0] ?? signUp) !== signUp,
  );
  return [
    ...missing.map(([field]) => at(field, `no button links to ${signUp}; omit actions, or add that address`)),
    ...others.map(([field, href]) => at(field, `"${href}" is the sign-up of another partner; write ${signUp}`)),
  ];
}

export function disclosureProblems(name: string, disclosures: readonly string[], at: At): string[] {
  return [
    ...(disclosures.some((text) => text.includes(name))
      ? []
      : [at('disclosures', `none says how ${name} and Boundless are related`)]),
    ...(disclosures.length >= 3
      ? []
      : [at('disclosures', 'must say what Boundless is, who decides, and how the partner is related')]),
  ];
}

/** Fields of a page that are not in a language. */
const notWords = new Set(['brand', 'href', 'icon', 'id', 'names', 'partnerId', 'path']);

function* words(value: unknown, path: readonly string[] = []): Generator<[string[], string]> {
  if (typeof value === 'string') yield [[...path], value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) if (!notWords.has(key)) yield* words(inner, [...path, key]);
}

const read = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner: unknown, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** The texts of a page in another language that are still the English defaults. */
export function englishProblems({ content, english, labels = {} }: Omit<CheckedPage, 'today'>, at: At): string[] {
  const left = [...words(english)].filter(([path, text]) => read(content, path) === text);
  const all = JSON.stringify(content);
  const shown: (keyof KitLabelTexts)[] = ['home', 'pauseMotion', 'playMotion', 'motionPaused', 'motionPlaying'];
  if (content.validUntil) shown.push('until');
  if (content.lenders || all.includes('"invented":true')) shown.push('illustrative');
  if (all.includes('"rating":')) shown.push('rating');
  const missing = shown.filter((name) => labels[name] === undefined);
  return [
    ...left.map(([path, text]) => at(path.join('.'), `is in English: "${text}"`)),
    ...(missing.length > 0 ? [at('labels', `the kit's own words are in English: ${missing.join(', ')}`)] : []),
  ];
}

/** Links that have no target on a site with one page. */
export function linkProblems(content: object, at: At): string[] {
  return [...hrefs(content)]
    .filter(([, href]) => !/^(https:\/\/[^/\s]+\.[^/\s]+|mailto:[^@\s]+@|tel:\+?\d|#[\w-]+$)/.test(href))
    .map(([path, href]) => at(path, `"${href}" leads nowhere from here; write the whole address, with https://`));
}

/** Hosts of links that stand for others: all below `.example`, and example.com. Each with the first field that has it. */
export function exampleNotes(content: object, at: At): string[] {
  const hosts = new Map<string, string>();
  for (const [path, href] of hrefs(content)) {
    const [, host] = /^https:\/\/([^/:]+\.example|(?:www\.)?example\.com)(?:[/:]|$)/.exec(href) ?? [];
    if (host && !hosts.has(host)) hosts.set(host, path);
  }
  const reason = 'is only an example; write the real address before you publish';
  return [...hosts].map(([host, path]) => at(path, `${host} ${reason}`));
}

function* hrefs(value: object, path: readonly string[] = []): Generator<[string, string]> {
  for (const [key, inner] of Object.entries(value)) {
    const own = [...path, key];
    if (key === 'href') yield [own.join('.'), String(inner)];
    else if (typeof inner === 'string')
      for (const [, href = ''] of inner.matchAll(/\]\(([^)\s]*)\)/g)) yield [own.join('.'), href];
    else if (typeof inner === 'object' && inner !== null) yield* hrefs(inner, own);
  }
}

const shapes = new Set(['g', 'path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon', 'title']);

/** What `currentColor` is while a logo is checked: no logo has it by chance. */
const trial = '#12ab34';

/** A logo must consist of shapes in one colour, without scripts and without files to load. */
export function logoProblems(logo: PartnerPageContent['brand']['logo'], at: At): string[] {
  if (!logo) return [];
  const { viewBox = '', markup = '' } = logo;
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(viewBox))
    return [at('brand.logo.viewBox', 'write four numbers, such as 0 0 120 30')];
  const tags = [...markup.matchAll(/<([a-z][\w:-]*)/gi)].map(([, tag = '']) => tag);
  const strange = [...new Set(tags.filter((tag) => !shapes.has(tag)))];
  const inMarkup = [
    ...strange.map((tag) => `<${tag}> is no shape; convert it to outlines`),
    ...(/\son\w+\s*=|javascript:|url\(|href\s*=|(?:style|class)\s*=/i.test(markup)
      ? ['takes no handlers, styles, links, gradients or files']
      : []),
    ...colourProblems(viewBox, markup),
  ];
  return inMarkup.map((reason) => at('brand.logo.markup', reason));
}

/** A shape without a fill is black, so the colours of the picture are read, not those of the markup. */
function colourProblems(viewBox: string, markup: string): string[] {
  try {
    const { pixels } = draw(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${trial}">${markup}</svg>`,
    );
    const colours = coloursOf(pixels);
    if (colours.length === 0) return ['holds no shape that can be seen'];
    return colours
      .filter((colour) => colour !== trial)
      .map((colour) => `"${colour}" is a colour of its own; draw with currentColor`);
  } catch (error) {
    return [`cannot be read as SVG (${String(error)})`];
  }
}
