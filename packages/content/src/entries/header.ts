import { figures } from '../claims/values.js';
import type { HeaderContent } from '../schemas/header.js';
import { links } from '../site/links.js';
import { productLinks } from '../site/product-links.js';
import { account } from './site.js';

export const header: HeaderContent = {
  menus: [
    {
      label: 'Our Solution',
      links: [
        { label: 'How It Works', href: '/how-it-works' },
        { label: 'Who We Help', href: '/who-we-help' },
      ],
    },
    {
      mega: {
        label: 'Knowledge',
        feature: {
          label: 'Business Guides',
          href: '/blog?category=guides',
          description: 'Borrowing explained by people who read loan files.',
          slug: 'debt-financing-guide',
          category: 'Guide',
        },
        articlesLabel: 'From the library',
        articles: [
          {
            label: 'Debt financing: an express guide',
            href: '/blog/debt-financing-guide',
            description: 'What borrowing really costs',
          },
          {
            label: 'Business loan or line of credit?',
            href: '/blog/business-loans-vs-line-of-credit-guide',
            description: 'Choose by what you need it for',
          },
          {
            label: 'Five ways to steady a seasonal cash flow',
            href: '/blog/5-ways-to-manage-cashflow-for-seasonal-businesses',
            description: 'A year of bills, a season of sales',
          },
        ],
        allArticles: { label: 'All Business Guides', href: '/blog?category=guides' },
        productsLabel: 'Capital Solutions',
        products: [
          { ...productLinks[0], icon: 'credit-card', description: 'Repay as you sell' },
          { ...productLinks[1], icon: 'layers', description: 'Borrow against what you own' },
          { ...productLinks[2], icon: 'calendar-range', description: `Fixed schedule, ${figures.termLoanYears}` },
          { ...productLinks[3], icon: 'file-check', description: `Fill orders ${figures.poOrderSize}` },
          { ...productLinks[4], icon: 'boxes', description: 'Fund inventory before it sells' },
          { ...productLinks[5], icon: 'truck', description: 'Pay suppliers on day one' },
        ],
        action: { label: 'Get Started Free', href: links.signUp },
        note: 'Not sure which fits? See what you qualify for.',
        tools: {
          label: 'Do the math yourself',
          links: [
            { label: 'Check an offer', href: '/tools/check-an-offer' },
            { label: 'All calculators', href: '/tools' },
            { label: 'Compare types of funding', href: '/compare' },
            { label: 'Which fits?', href: '/tools/which-fits' },
            { label: 'Glossary', href: '/glossary' },
          ],
        },
      },
    },
    {
      label: 'Partner With Us',
      links: [
        { label: 'Lenders', href: '/lenders' },
        { label: 'Referral Partners', href: '/referral-partners' },
        { label: 'APIs', href: '/apis' },
      ],
    },
    {
      label: 'Company',
      links: [
        { label: 'Who We Are', href: '/about-us' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact Us', href: '/contact-us' },
      ],
    },
  ],
  ...account,
};
