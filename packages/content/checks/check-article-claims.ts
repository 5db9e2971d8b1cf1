import { escapePattern } from '../build/figure-pattern.js';
import type { ParsedArticle } from '../build/parse-article.js';
import type { Problem } from '../build/problem.js';
import { claims } from '../src/claims/claims.js';
import type { FigureId } from '../src/claims/values.js';
import type { Check } from './check.js';

/** Every count of lenders and every approval rate needs a claim. */
const ownFigures =
  /\b\d[\d,]*\+?(?: (?:certified|funding|partner|private|verified|vetted))? (?:lenders|capital providers|funders)\b|\b\d+% approval rate/gi;

/**
 * An article must name the claims of its marketing figures in its front matter, and must show a figure of each claim that
 * it names.
 */
export const checkArticleClaims: Check = ({ articles }) => articles.flatMap(problemsOf);

function problemsOf({ file, source, lines, meta }: ParsedArticle): Problem[] {
  const problems: Problem[] = [];
  const text = source.slice(source.indexOf('\n---', 3));
  const offset = source.slice(0, source.length - text.length).split('\n').length - 1;
  const named = new Set<string>(meta.claims ?? []);
  const claimsLine = lines.get('claims') ?? 1;

  for (const id of named) {
    const claim = Object.hasOwn(claims, id) ? claims[id as FigureId] : undefined;
    const wordings = claim && (claim.inArticles ?? [claim.value]);
    if (!wordings) {
      problems.push({ file, line: claimsLine, reason: `${id} is not a claim of src/claims/claims.ts` });
    } else if (!wordings.some((wording) => find(source, wording).length > 0)) {
      problems.push({
        file,
        line: claimsLine,
        reason: `names the claim ${id} but has none of: ${wordings.join(', ')}`,
      });
    }
  }

  const backed: string[] = [];
  for (const [id, claim] of Object.entries(claims)) if (named.has(id)) backed.push(...(claim.inArticles ?? []));
  for (const [id, claim] of Object.entries(claims)) {
    for (const wording of claim.inArticles ?? []) {
      if (backed.includes(wording)) continue;
      for (const index of find(text, wording)) {
        const reason = `"${wording}" is a marketing figure: name its claim in the front matter (claims: [${id}])`;
        problems.push({ file, line: offset + lineAt(text, index), reason });
      }
    }
  }
  for (const match of text.matchAll(ownFigures)) {
    if (backed.some((wording) => match[0].includes(wording.replace(/^[a-z ]+/i, '')))) continue;
    problems.push({ file, line: offset + lineAt(text, match.index), reason: `"${match[0]}" has no claim` });
  }
  return problems;
}

function find(text: string, wording: string): number[] {
  const pattern = new RegExp(String.raw`(?<![\d$.,])${escapePattern(wording)}(?!\d)`, 'gi');
  return [...text.matchAll(pattern)].map((match) => match.index);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
