import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../build/entries.js';
import { problemAt } from '../build/locate.js';
import type { Problem } from '../build/problem.js';
import type { DataPath } from '../build/strings.js';
import type { Author } from '../src/schemas/author.js';
import type { FinancialProduct } from '../src/schemas/financial-product.js';
import type { LenderLogo } from '../src/schemas/lender-logo.js';
import type { HowItWorksPage } from '../src/schemas/pages/how-it-works.js';
import type { PartnerPage } from '../src/schemas/partner-page.js';
import type { Check } from './check.js';

/** Every drawing that content names must exist, and must have a unique alt text that describes it. */
export const checkImages: Check = ({ entries, articles, assets }) => {
  const problems: Problem[] = [];
  const report = (entry: Entry, path: DataPath, reason: string) => problems.push(problemAt(entry, path, reason));
  const requireDrawing = (entry: Entry, path: DataPath, drawing: string) => {
    if (!existsSync(join(assets, drawing))) report(entry, path, `the drawing ${drawing} is missing`);
  };
  const alts = new Map<string, string>();
  const problemWithAlt = (alt: string, what: string): string | undefined => {
    if (alt.split(' ').length < 4) return `the alt text of ${what} must describe the picture`;
    const other = alts.get(alt);
    alts.set(alt, what);
    return other && `${what} has the alt text of ${other}`;
  };

  const logos = entries.find((entry) => entry.name === 'lenderLogos')?.value as readonly LenderLogo[] | undefined;
  for (const entry of entries) {
    if (entry.name === 'products') {
      for (const [index, { id, imageAlt }] of (entry.value as readonly FinancialProduct[]).entries()) {
        requireDrawing(entry, [index, 'id'], `products/${id}.svg`);
        requireDrawing(entry, [index, 'id'], `products/${id}-narrow.svg`);
        const reason = problemWithAlt(imageAlt, id);
        if (reason) report(entry, [index, 'imageAlt'], reason);
      }
    }
    if (entry.name === 'howItWorks') {
      for (const [index, { id, alt }] of (entry.value as HowItWorksPage).screens.entries()) {
        const reason = problemWithAlt(alt, `the screen ${id}`);
        if (reason) report(entry, ['screens', index, 'alt'], reason);
      }
    }
    if (entry.name === 'authors') {
      for (const [index, { avatar }] of (entry.value as readonly Author[]).entries()) {
        if (avatar) requireDrawing(entry, [index, 'avatar'], `avatars/${avatar}.svg`);
      }
    }
    if (entry.id.startsWith('partners/')) {
      for (const [index, lender] of (entry.value as PartnerPage).lenders.names.entries()) {
        const known = logos?.some((logo) => logo.name === lender);
        if (!known) report(entry, ['lenders', 'names', index], `${lender} has no wordmark in assets/lenders`);
      }
    }
  }
  for (const { file, lines, meta } of articles) {
    const reason = problemWithAlt(meta.image.alt, meta.slug);
    if (reason) problems.push({ file, line: lines.get('image') ?? 1, reason });
  }
  return problems;
};
