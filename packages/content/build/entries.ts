import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { articleList } from '../src/schemas/article-list.js';
import { author } from '../src/schemas/author.js';
import { financialProduct } from '../src/schemas/financial-product.js';
import { footer } from '../src/schemas/footer.js';
import { forms, newsletterForm } from '../src/schemas/forms.js';
import { header } from '../src/schemas/header.js';
import { legalText } from '../src/schemas/legal-text.js';
import { lenderLogo } from '../src/schemas/lender-logo.js';
import { aboutUsPage } from '../src/schemas/pages/about-us.js';
import { adminPage } from '../src/schemas/pages/admin.js';
import { apisPage } from '../src/schemas/pages/apis.js';
import { articlePage, comingSoonPage } from '../src/schemas/pages/article-page.js';
import { blogPage } from '../src/schemas/pages/blog.js';
import { checkAnOfferPage } from '../src/schemas/pages/check-an-offer.js';
import { comparePage } from '../src/schemas/pages/compare.js';
import { contactUsPage } from '../src/schemas/pages/contact-us.js';
import { financialProductsPage } from '../src/schemas/pages/financial-products.js';
import { glossaryPage } from '../src/schemas/pages/glossary.js';
import { homePage } from '../src/schemas/pages/home.js';
import { howItWorksPage } from '../src/schemas/pages/how-it-works.js';
import { lendersPage } from '../src/schemas/pages/lenders.js';
import { newsletterPages } from '../src/schemas/pages/newsletter.js';
import { notFoundPage } from '../src/schemas/pages/not-found.js';
import { partnerContactPage } from '../src/schemas/pages/partner-contact.js';
import { partnersPage } from '../src/schemas/pages/partners.js';
import { referralPartnersPage } from '../src/schemas/pages/referral-partners.js';
import { toolList, toolPage, toolPages, toolsPage } from '../src/schemas/pages/tools.js';
import { whichFitsPage } from '../src/schemas/pages/which-fits.js';
import { whoWeHelpPage } from '../src/schemas/pages/who-we-help.js';
import { partnerPage } from '../src/schemas/partner-page.js';
import { samples } from '../src/schemas/samples.js';
import { cookieBanner, site } from '../src/schemas/site.js';
import { testimonial } from '../src/schemas/testimonial.js';
import { paths } from './paths.js';

/** One export of a file, with its schema. */
export interface Entry {
  /** The name in `src/claims.ts`, such as `home` or `partners/doola`. */
  id: string;
  file: string;
  name: string;
  schema: z.ZodType;
  value: unknown;
}

/** What each file of `src/entries` must export. A file that is not listed here is refused. */
const expected: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'about-us': { aboutUs: aboutUsPage },
  admin: { admin: adminPage },
  apis: { apis: apisPage },
  article: { article: articlePage },
  'article-lists': { articleLists: z.array(articleList).min(1) },
  authors: { authors: z.array(author).min(1) },
  blog: { blog: blogPage },
  'coming-soon': { comingSoon: comingSoonPage },
  compare: { compare: comparePage },
  'contact-us': { contactUs: contactUsPage },
  'financial-products': { financialProducts: financialProductsPage },
  footer: { footer },
  forms: { forms },
  glossary: { glossary: glossaryPage },
  header: { header },
  home: { home: homePage },
  'how-it-works': { howItWorks: howItWorksPage },
  'how-we-are-paid': { howWeArePaid: legalText },
  lenders: { lenders: lendersPage },
  'lenders-list': { lenderLogos: z.array(lenderLogo).min(6) },
  newsletter: { newsletter: newsletterPages },
  'newsletter-form': { newsletterForm },
  'not-found': { notFound: notFoundPage },
  'partner-contact': { partnerContact: partnerContactPage },
  partners: { partners: partnersPage },
  privacy: { privacy: legalText },
  products: { products: z.array(financialProduct).length(6) },
  'referral-partners': { referralPartners: referralPartnersPage },
  'sample-api': { sampleApi: samples },
  'sample-drawings': { sampleDrawings: samples },
  'sample-offers': { sampleOffers: samples },
  'sample-screens': { sampleScreens: samples },
  site: { site, account: header.pick({ signIn: true, createAccount: true }), cookieBanner },
  terms: { terms: legalText },
  testimonials: { testimonials: z.array(testimonial).min(3) },
  'tool-borrowing-base': { toolBorrowingBase: toolPage },
  'tool-business-loan': { toolBusinessLoan: toolPage },
  'tool-check-an-offer': { toolCheckAnOffer: checkAnOfferPage },
  'tool-debt-service-coverage': { toolDebtServiceCoverage: toolPage },
  'tool-invoice-factoring': { toolInvoiceFactoring: toolPage },
  'tool-line-of-credit': { toolLineOfCredit: toolPage },
  'tool-merchant-cash-advance': { toolMerchantCashAdvance: toolPage },
  'tool-list': { toolList },
  'tool-pages': { toolPages },
  tools: { tools: toolsPage },
  'which-fits': { whichFits: whichFitsPage },
  'who-we-help': { whoWeHelp: whoWeHelpPage },
};

/** Loads every file of `src/entries` and `src/partners`. */
export async function loadEntries(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const id of await modules(paths.entries)) {
    const file = join(paths.entries, `${id}.ts`);
    const module = await load(file);
    const schemas = expected[id] ?? { [camelCase(id)]: z.never('this file is not listed in build/entries.ts') };
    for (const [name, schema] of Object.entries(schemas)) entries.push({ id, file, name, schema, value: module[name] });
  }
  return [...entries, ...(await loadPartners())];
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
