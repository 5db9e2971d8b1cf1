import type { Entry } from '../build/entries.js';
import { figuresIn } from '../build/figure-pattern.js';
import { literalsOf, problemAt } from '../build/locate.js';
import { nonClaims } from '../build/other-numbers.js';
import type { Problem } from '../build/problem.js';
import { plain, readableStrings } from '../build/strings.js';
import { claims } from '../src/claims/claims.js';
import { facts } from '../src/facts/facts.js';
import type { Check } from './check.js';

/**
 * Entries without marketing figures: calculators have arithmetic and examples, drawings have samples that are marked as invented, and each figure of
 * the comparison names its source.
 */
const hasNoMarketingFigures = ({ id }: Entry) =>
  /^(?:tool|worked|sample)-|^(?:which-fits|fit-answers|compare|compare-notes|compare-sources|first-look|offer-questions)$/.test(
    id,
  );

/** Legal texts are full of dates, times and sections. Only figures of claims are checked in them. */
const legal = new Set([
  'privacy',
  'terms',
  'terms-using-the-service',
  'complaints',
  'accessibility',
  'how-we-are-paid',
]);
const claimed = new Set(Object.values(claims).map(({ value }) => value));
const isChecked = (figure: string, id: string) => claimed.has(figure) || !legal.has(id);

/** A figure may only be on pages that its claim allows, and must come from src/claims/values.ts instead of being typed. */
export const checkFigures: Check = ({ entries: all }) => {
  const entries = all.filter((entry) => !hasNoMarketingFigures(entry));
  const problems: Problem[] = [];
  for (const entry of entries) problems.push(...figuresWithoutClaim(entry));
  const files = new Map(entries.map(({ id, file }) => [file, id]));
  for (const [file, id] of files) problems.push(...typedFigures(file, id));
  return problems;
};

function figuresWithoutClaim(entry: Entry): Problem[] {
  const { id, value } = entry;
  const allowed = [...allowedOn(id), '7(a)', ...Object.values(facts).map(({ text }) => text)];
  for (const claim of Object.values(claims))
    if (claim.pages.some((page) => covers(page, id))) allowed.push(claim.value);
  const problems: Problem[] = [];
  for (const { path, text } of readableStrings(value)) {
    for (const figure of figuresIn(plain(text), allowed)) {
      if (!isChecked(figure, id)) continue;
      const reason = `"${figure}" has no claim for ${id}; see src/claims/claims.ts`;
      problems.push(problemAt(entry, path, reason));
    }
  }
  return problems;
}

/** Figures that are typed in the file. They would not change with src/claims/values.ts. */
const typedFigures = (path: string, id: string): Problem[] =>
  literalsOf(path).flatMap(({ text, ...place }) =>
    figuresIn(plain(text), allowedOn(id))
      .filter((figure) => isChecked(figure, id))
      .map((figure) => ({ ...place, reason: `"${figure}" is typed in this file; use src/claims/values.ts` })),
  );

function allowedOn(id: string): string[] {
  return nonClaims
    .filter((nonClaim) => nonClaim.pages.some((page) => covers(page, id)))
    .map((nonClaim) => nonClaim.text);
}

/** `partners/*` means every entry of that folder. */
function covers(page: string, id: string): boolean {
  return page === id || (page.endsWith('/*') && id.startsWith(page.slice(0, -1)));
}
