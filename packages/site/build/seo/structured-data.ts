import { contactUs } from '@boundless/content/entries/contact-us';
import { footer } from '@boundless/content/entries/footer';
import { products } from '@boundless/content/entries/products';
import { buildWords, site } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { links } from '@boundless/content/links';
import type { ArticleBody } from '@boundless/content/schemas/article';
import type { PartnerPage } from '@boundless/content/schemas/partner-page';
import { plain } from '@boundless/content/strings';
import { isHere } from '../../src/addresses/routes.js';
import { canonicalAddress as absolute, type PageHead } from '../../src/head/page-head.js';
import { cardFile } from './card-file.js';

/** The address of a file or an identifier, which all languages share. */
const shared = (path: string) => links.siteOrigin + path;
const { crumbs } = buildWords;
const organizationId = shared('/#organization');

type Node = Record<string, unknown>;

/** The structured data of the page at `path`, as one JSON-LD graph (schema.org). */
export function structuredData(path: string, head: PageHead, data: unknown): Node {
  const { article, partner } = (data ?? {}) as { article?: ArticleBody; partner?: PartnerPage };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      website,
      breadcrumbs(head),
      ...(article ? [articleNode(article, path)] : []),
      ...(partner ? partnerNodes(partner) : []),
      ...(path === '/contact-us' ? [faqNode(contactUs.faq.items)] : []),
      ...(path === '/financial-products' ? products.map(productNode) : []),
    ],
  };
}

const organization: Node = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: links.siteOrigin,
  logo: shared('/icon-512.png'),
  foundingDate: '2022',
  foundingLocation: 'Toronto, Ontario, Canada',
  email: links.supportEmail,
  sameAs: footer.social.map(({ href }) => href),
};

const website: Node = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.name,
  url: language.prefix === '' ? links.siteOrigin : absolute('/'),
  inLanguage: language.lang,
  publisher: { '@id': organizationId },
};

function breadcrumbs({ canonical = '/', title }: PageHead): Node {
  const path = [
    [crumbs.home, '/'],
    ...(canonical.startsWith('/blog/') && isHere('/blog') ? [[crumbs.blog, '/blog']] : []),
    ...(canonical === '/' ? [] : [[title.replace(` ${site.titleSuffix}`, ''), canonical]]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(address ?? '/'),
    })),
  };
}

const articleNode = (
  {
    title,
    excerpt,
    isoDate,
    isoUpdated = isoDate,
    isoReviewed,
    author,
    category,
    categoryLabel = category,
    href,
  }: ArticleBody,
  path: string,
): Node => ({
  '@type': 'Article',
  headline: title,
  description: excerpt,
  datePublished: isoDate,
  dateModified: isoUpdated,
  articleSection: categoryLabel,
  author: author.endsWith('Team') ? { '@id': organizationId } : { '@type': 'Person', name: author },
  publisher: { '@id': organizationId },
  mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(href), ...(isoReviewed && { lastReviewed: isoReviewed }) },
  image: shared(`/${cardFile(path)}`),
});

const faqNode = (items: readonly { question: string; answer: string }[]): Node => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

/** The questions that a partner's page shows, if it shows any. */
function partnerNodes({ sections = ['faq'], faq }: PartnerPage): Node[] {
  const items = sections.flatMap((section) => {
    if (section === 'faq') return faq.items;
    return typeof section === 'object' && section.section === 'faq' ? section.content.items : [];
  });
  return items.length > 0 ? [faqNode(items)] : [];
}

const productNode = ({ id, title, description, features }: (typeof products)[number]): Node => ({
  '@type': 'FinancialProduct',
  '@id': absolute(`/financial-products#${id}`),
  name: title,
  description: `${description} ${features.join('. ')}.`,
  url: absolute(`/financial-products#${id}`),
  areaServed: ['CA', 'US'],
  provider: { '@id': organizationId },
});
