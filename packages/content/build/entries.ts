import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { action } from '../src/schemas/action.js';
import { articleList } from '../src/schemas/article-list.js';
import { author } from '../src/schemas/author.js';
import { block } from '../src/schemas/block.js';
import { financialProduct } from '../src/schemas/financial-product.js';
import { footer } from '../src/schemas/footer.js';
import { formMessages, forms, newsletterForm } from '../src/schemas/forms.js';
import { header } from '../src/schemas/header.js';
import { kitLabels } from '../src/schemas/kit-labels.js';
import { legalText } from '../src/schemas/legal-text.js';
import { lenderLogo } from '../src/schemas/lender-logo.js';
import { articlePage, comingSoonPage } from '../src/schemas/pages/article-page.js';
import { checkAnOfferPage, clauseMeanings, offerClauses, offerDetails } from '../src/schemas/pages/check-an-offer.js';
import { compareNotes, compareOthers, compareSources } from '../src/schemas/pages/compare.js';
import { compareOffersPage } from '../src/schemas/pages/compare-offers.js';
import { firstLook } from '../src/schemas/pages/first-look.js';
import { newsletterPages } from '../src/schemas/pages/newsletter.js';
import { offerLimit } from '../src/schemas/pages/offer-limit.js';
import { offerQuestions } from '../src/schemas/pages/offer-questions.js';
import { toolElsewhere, toolList, toolOutside, toolPage, toolPages, workedPage } from '../src/schemas/pages/tools.js';
import { fitAnswers } from '../src/schemas/pages/which-fits.js';
import { partnerPage } from '../src/schemas/partner-page.js';
import { samples } from '../src/schemas/samples.js';
import { sectionHeading } from '../src/schemas/section-heading.js';
import { serverWords } from '../src/schemas/server-words.js';
import { buildWords, cookieBanner, languageNotice, site } from '../src/schemas/site.js';
import { testimonial } from '../src/schemas/testimonial.js';
import { text } from '../src/schemas/text.js';
import { paths } from './paths.js';

/** One export of a file, with its schema. */
export interface Entry {
  /** The name in `src/claims/claims.ts`, such as `home` or `partners/doola`. */
  id: string;
  file: string;
  name: string;
  schema: z.ZodType;
  value: unknown;
}

/** What files of `src/entries` must export, besides pages, whose schema has the name of the page: `schemas/pages/about-us.ts`. */
const expected: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  accessibility: { accessibility: legalText },
  article: { article: articlePage },
  'article-lists': { articleLists: z.array(articleList).min(1) },
  authors: { authors: z.array(author).min(1) },
  'coming-soon': { comingSoon: comingSoonPage },
  complaints: { complaints: legalText },
  'first-look': { firstLook },
  footer: { footer },
  forms: { forms },
  header: { header },
  'how-we-are-paid': { howWeArePaid: legalText },
  'lenders-list': { lenderLogos: z.array(lenderLogo).min(6) },
  newsletter: { newsletter: newsletterPages },
  'newsletter-form': { newsletterForm },
  'offer-clauses': { offerClauses },
  'offer-limit': { offerLimit },
  'offer-questions': { offerQuestions },
  'clause-meanings': { clauseMeanings },
  'kind-clauses': { kindClauses: clauseMeanings.shape.meanings },
  'fit-answers': { fitAnswers },

  privacy: { privacy: legalText },
  products: { products: z.array(financialProduct).length(6) },
  'compare-questions': { compareQuestions: offerQuestions },
  'compare-notes': { compareNotes },
  'compare-others': { compareOthers },
  'compare-sources': { compareSources },
  'form-messages': { formMessages: formMessages.partial() },
  'kit-labels': { kitLabels },
  'server-words': { serverWords: serverWords.optional() },
  site: {
    site,
    account: header.pick({ signIn: true, createAccount: true }),
    cookieBanner,
    inEnglish: text,
    languageNotice,
    buildWords,
  },
  terms: { terms: legalText },
  'terms-using-the-service': { usingTheService: z.array(block).min(1) },
  testimonials: { testimonials: z.array(testimonial).min(3) },
  'tool-check-an-offer': { toolCheckAnOffer: checkAnOfferPage },
  'tool-offer-details': { offerDetails },
  'tool-compare-offers': { toolCompareOffers: compareOffersPage },
  'tool-elsewhere': { toolElsewhere },
  'tool-outside': { toolOutside },
  'tool-closing': { toolClosing: sectionHeading },
  'tool-list': { toolList },
  'tool-back': { toolBack: action },
  'tool-pages': { toolPages },
};

/** The schemas of entries whose names begin so. */
const byPrefix: Readonly<Record<string, z.ZodType>> = { 'tool-': toolPage, 'worked-': workedPage, 'sample-': samples };

/** Loads every file of `src/entries` and `src/partners`. */
export const loadEntries = async (): Promise<Entry[]> => [
  ...(await loadFolder(paths.entries)),
  ...(await loadPartners()),
];

/** Loads every entry of another language. */
export const loadEntriesOf = (code: string): Promise<Entry[]> => loadFolder(join(paths.source, code, 'entries'));

async function loadFolder(folder: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const id of await modules(folder)) {
    const file = join(folder, `${id}.ts`);
    const module = await load(file);
    const schemas = expected[id] ?? { [camelCase(id)]: await schemaOf(id) };
    for (const [name, schema] of Object.entries(schemas)) entries.push({ id, file, name, schema, value: module[name] });
  }
  return entries;
}

async function schemaOf(id: string): Promise<z.ZodType> {
  const [, ofPrefix] = Object.entries(byPrefix).find(([prefix]) => id.startsWith(prefix)) ?? [];
  if (ofPrefix) return ofPrefix;
  const file = join(paths.root, 'src/schemas/pages', `${id}.ts`);
  const schema = existsSync(file) && (await load(file))[`${camelCase(id)}Page`];
  return schema instanceof z.ZodType
    ? schema
    : z.never(`this file has no schema: neither src/schemas/pages/${id}.ts nor build/entries.ts has one`);
}

/** Loads every file of `src/partners`. The logos must have been built before. */
export async function loadPartners(): Promise<Entry[]> {
  const slugs = await modules(paths.partners);
  return Promise.all(
    slugs.map(async (slug) => {
      const file = join(paths.partners, `${slug}.ts`);
      const name = camelCase(slug);
      return { id: `partners/${slug}`, file, name, schema: partnerPage, value: (await load(file))[name] };
    }),
  );
}

async function modules(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.map((name) => name.slice(0, -'.ts'.length)).sort();
}

async function load(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    // The message of an error thrown by the file does not name the file.
    throw new Error(`${relative(process.cwd(), file)}: ${(error as Error).message}`, { cause: error });
  }
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
