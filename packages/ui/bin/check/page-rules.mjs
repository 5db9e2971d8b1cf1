/** The checks of a partner's page that need no browser. Each returns the problems and what to do about them. */

const shapes = new Set(['g', 'path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon', 'title']);

/** The partner's name, and the id in the address of the sign-up. */
export function brandProblems({ id = '', name = '' }) {
  return [
    ...(name.trim() === '' ? ['src/brand.ts: name is empty; the header and the title show it'] : []),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
      ? []
      : [`src/brand.ts: id "${id}" must be lower-case words joined by hyphens, such as acme-capital`]),
  ];
}

const isDate = (text) => new Date(text).toJSON()?.slice(0, 10) === text;

/** The offer's dates; `today` is an ISO date. */
export function offerProblems({ validFrom, validUntil }, today) {
  const wrong = Object.entries({ validFrom, validUntil }).filter(([, date]) => date !== undefined && !isDate(date));
  if (wrong.length > 0)
    return wrong.map(([name, date]) => `${name}: "${date}" is not a date; write year, month and day: 2026-12-31`);
  if (validUntil && validUntil < today)
    return [`validUntil: the offer ended on ${validUntil}; extend it, or take the page down`];
  if (validFrom && validFrom > today)
    return [`validFrom: the offer begins on ${validFrom}; do not ship the page before that day`];
  return [];
}

/** Links that have no target on a site with one page. */
export function linkProblems(content) {
  const wrong = ([path, href]) =>
    !/^(https:\/\/[^/\s]+\.[^/\s]+|mailto:[^@\s]+@|tel:\+?\d|#[\w-]+$)/.test(href) && [path, href];
  return [...hrefs(content, 'content')]
    .filter(wrong)
    .map(([path, href]) => `${path}: "${href}" leads nowhere from here; write the whole address, with https://`);
}

function* hrefs(value, path) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const own = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    if (key === 'href') yield [own, String(inner)];
    else if (typeof inner === 'string') for (const [, href] of inner.matchAll(/\]\(([^)\s]*)\)/g)) yield [own, href];
    else yield* hrefs(inner, own);
  }
}

/** A logo must consist of shapes in one colour, without scripts and without files to load. */
export function logoProblems(logo) {
  if (!logo) return [];
  const { viewBox = '', markup = '' } = logo;
  const tags = [...markup.matchAll(/<([a-z][\w:-]*)/gi)].map(([, tag]) => tag);
  const strange = [...new Set(tags.filter((tag) => !shapes.has(tag)))];
  const paints = [...markup.matchAll(/(?:fill|stroke|color)\s*[=:]\s*["']?\s*([^"';\s>]+)/gi)].map(
    ([, paint]) => paint,
  );
  const coloured = paints.filter((paint) => !/^(currentColor|none|transparent|inherit)$/i.test(paint));
  return [
    ...(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(viewBox)
      ? []
      : ['brand.logo.viewBox: write four numbers, such as 0 0 120 30']),
    ...(tags.length > 0 ? [] : ['brand.logo.markup: holds no shape']),
    ...strange.map((tag) => `brand.logo.markup: <${tag}> is no shape; convert it to outlines`),
    ...(/\son\w+\s*=|javascript:|url\(|href\s*=|style\s*=/i.test(markup)
      ? ['brand.logo.markup: takes no handlers, styles, links, gradients or files']
      : []),
    ...coloured.map((paint) => `brand.logo.markup: "${paint}" is a colour of its own; draw with currentColor`),
  ];
}

/** Colours that cannot be used, and pairs of colours that are hard to read. `engine` is the kit's brand theme. */
export function colourProblems({ accent, second, font }, { BrandColourError, brandTheme }) {
  try {
    const { pairs, notes } = brandTheme({ accent, second, font });
    const failing = pairs.filter(({ passes }) => !passes);
    const problems = failing.map(
      ({ where, ratio, needs }) => `${where}: ${ratio.toFixed(2)}, needs ${needs}; choose another accent`,
    );
    return { problems, notes, pairs: pairs.length };
  } catch (error) {
    if (error instanceof BrandColourError) return { problems: [`src/brand.ts: ${error.message}`], notes: [], pairs: 0 };
    throw error;
  }
}
