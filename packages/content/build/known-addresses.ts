import { blog } from '../src/entries/blog.js';
import { pages } from '../src/pages.js';
import type { ArticleList } from '../src/schemas/article-list.js';
import type { FinancialProduct } from '../src/schemas/financial-product.js';
import type { LegalText } from '../src/schemas/legal-text.js';
import type { CheckAnOfferPage } from '../src/schemas/pages/check-an-offer.js';
import type { GlossaryPage } from '../src/schemas/pages/glossary.js';
import type { ToolPage } from '../src/schemas/pages/tools.js';
import type { PartnerPage } from '../src/schemas/partner-page.js';
import { links } from '../src/site/links.js';
import { outsideHosts } from '../src/site/outside-hosts.js';
import type { Entry } from './entries.js';

/** Fixed addresses that a text may link to. Only mails link to the newsletter's pages. */
export const ownPages = pages.map(({ path }) => path).filter((path) => !/:|^\/newsletter\//.test(path));
const formPages = ['/partners', '/lenders', '/referral-partners', '/apis'];
const blogCategories: readonly string[] = blog.filters.map(({ value }) => value);

/** The calculators whose fields "Check an offer" has. */
const offerTools = [
  'tool-merchant-cash-advance',
  'tool-business-loan',
  'tool-line-of-credit',
  'tool-invoice-factoring',
];

/** Returns a function that says why a link is broken; `undefined` if it is not. */
export function createLinkChecker(
  entries: readonly Entry[],
  articleSlugs: readonly string[],
  articleAnchors: readonly string[] = [],
) {
  const entryNamed = <T>(name: string) => entries.find((entry) => entry.name === name)?.value as T | undefined;
  const sectionsOf = (name: string) => entryNamed<LegalText>(name)?.sections;
  const partnerPaths = entries
    .filter((entry) => entry.id.startsWith('partners/') && !(entry.value as PartnerPage).invented)
    .map((entry) => (entry.value as PartnerPage).path);
  const listPaths = (entryNamed<readonly ArticleList[]>('articleLists') ?? []).map(({ path }) => path);
  const known = new Set([...ownPages, ...listPaths, ...partnerPaths, ...articleSlugs.map((slug) => `/blog/${slug}`)]);
  /** What has an anchor on each page. */
  const anchored = {
    '/financial-products': entryNamed<readonly FinancialProduct[]>('products'),
    '/privacy-terms': sectionsOf('privacy'),
    '/privacy-and-terms': sectionsOf('privacy'),
    '/how-we-are-paid': sectionsOf('howWeArePaid'),
    '/terms-of-service': sectionsOf('terms'),
    // A language's glossary may have terms of its own.
    '/glossary': entries
      .filter(({ name }) => name === 'glossary')
      .flatMap(({ value }) => (value as GlossaryPage).terms),
  };
  const anchors = new Set([
    ...articleAnchors,
    ...formPages.map((page) => `${page}#partnership-form`),
    ...Object.entries(anchored).flatMap(([page, items = []]) => items.map(({ id }) => `${page}#${id}`)),
  ]);
  const fieldsOf = (id: string) =>
    Object.keys((entries.find((entry) => entry.id === id)?.value as ToolPage)?.fields ?? {});
  const offerFields = () => {
    const { charges, clauses } = entryNamed<CheckAnOfferPage>('toolCheckAnOffer') ?? {};
    const clauseNames = (clauses?.questions ?? []).map(({ id }) => id);
    return ['kind', ...offerTools.flatMap(fieldsOf), ...Object.keys(charges?.fields ?? {}), ...clauseNames];
  };
  const parametersOf = (page: string) => {
    if (page === '/tools/check-an-offer') return new Set(['region', 'sole', 'lowest-balance', ...offerFields()]);
    if (page === '/tools/compare-offers')
      return new Set(['currency', ...offerFields().flatMap((name) => [`a-${name}`, `b-${name}`])]);
    const fields = fieldsOf(page.replace('/tools/', 'tool-'));
    return new Set(fields.length > 0 ? ['currency', ...fields] : []);
  };
  const ownAnchors = new Set(['top', ...[...anchors].map((anchor) => anchor.slice(anchor.indexOf('#') + 1))]);
  const configured = Object.values(links).filter((link) => typeof link === 'string');

  const problemWithPath = (href: string) => {
    const [path = '', anchor] = href.split('#');
    const [page = '', query] = path.split('?');
    if (!known.has(page)) return `${page} is not a page of the site`;
    if (anchor !== undefined && !anchors.has(`${page}#${anchor}`)) return `${page} has no anchor #${anchor}`;
    if (query === undefined) return undefined;
    const parameters = parametersOf(page);
    const unknown = [...new URLSearchParams(query).keys()].find((name) => !parameters.has(name));
    if (parameters.size > 0) return unknown && `${page} has no field ${unknown}`;
    const category = /^category=([a-z-]+)$/.exec(query)?.[1];
    const valid = page === '/blog' && category !== undefined && blogCategories.includes(category);
    return valid ? undefined : `${page} does not support ?${query}`;
  };

  return (href: string): string | undefined => {
    if (href.startsWith('mailto:')) {
      return configured.includes(href.slice('mailto:'.length))
        ? undefined
        : `${href} is not an address of src/site/links.ts`;
    }
    if (href.startsWith('#')) return ownAnchors.has(href.slice(1)) ? undefined : `${href} is not an anchor of the page`;
    if (href.startsWith('/')) return problemWithPath(href);
    if (!URL.canParse(href)) return `${href} is not an address`;
    const { protocol, host, origin } = new URL(href);
    if (configured.includes(href) || origin === (process.env.PUBLIC_APP_ORIGIN ?? links.appOrigin)) return undefined;
    if (protocol !== 'https:') return `${href} must begin with https:`;
    return outsideHosts.some((known) => covers(known, host))
      ? undefined
      : `${host} is not in src/site/outside-hosts.ts`;
  };
}

const covers = (known: string, host: string) =>
  known.startsWith('*.') ? host === known.slice(2) || host.endsWith(known.slice(1)) : host === known;
