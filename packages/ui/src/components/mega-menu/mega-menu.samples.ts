import type { HeaderContent } from '../../types.js';

/** Menus for stories and tests. */
export const sampleMenus = [
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
        { label: 'Business loan or line of credit?', href: '/blog/loan-or-line', description: 'Guide, 5 min' },
        {
          label: 'Write a business plan lenders finish reading',
          href: '/blog/business-plan',
          description: 'Guide, 8 min',
        },
        {
          label: 'Five ways to steady a seasonal cash flow',
          href: '/blog/seasonal-cash-flow',
          description: 'Guide, 6 min',
        },
      ],
      allArticles: { label: 'All Business Guides', href: '/blog?category=guides' },
      productsLabel: 'Capital Solutions',
      products: [
        { label: 'Merchant cash advance', href: '/products#mca', icon: 'wallet', description: 'Repay as you sell' },
        {
          label: 'Asset-based lending',
          href: '/products#abl',
          icon: 'layers',
          description: 'Borrow against what you own',
        },
        {
          label: 'Term loans',
          href: '/products#term',
          icon: 'calendar-days',
          description: 'Fixed schedule, 1-7 years',
        },
        { label: 'PO financing', href: '/products#po', icon: 'file-check', description: 'Fill orders up to $10M' },
        { label: 'Inventory financing', href: '/products#stock', icon: 'boxes', description: 'Stock before it sells' },
        {
          label: 'Supply chain financing',
          href: '/products#chain',
          icon: 'truck',
          description: 'Pay suppliers on day one',
        },
      ],
      action: { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
      note: 'Not sure which fits? See what you qualify for.',
      tools: {
        label: 'Do the math yourself',
        links: [
          { label: 'Check an offer', href: '/tools/check-an-offer' },
          { label: 'Compare types of funding', href: '/compare' },
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
] as const satisfies HeaderContent['menus'];

/** A header's content for stories and tests. */
export const sampleHeader: HeaderContent = {
  menus: sampleMenus,
  signIn: { label: 'Sign In', href: 'https://app.boundless.example/login/?next=/' },
  createAccount: { label: 'Create Free Account', href: 'https://app.boundless.example/signup/' },
};
