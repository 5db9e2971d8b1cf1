import { figures } from '../figures.js';
import { links } from '../links.js';
import { office } from '../office.js';
import type { FooterContent } from '../schemas/footer.js';
import type { HeaderContent } from '../schemas/header.js';
import type { CookieBannerContent, Site } from '../schemas/site.js';

const productLinks = [
  { label: 'Merchant cash advance', href: '/financial-products#merchant-cash-advance' },
  { label: 'Asset-based lending', href: '/financial-products#asset-based-lending' },
  { label: 'Term loans', href: '/financial-products#term-loans' },
  { label: 'PO financing', href: '/financial-products#po-financing' },
  { label: 'Inventory financing', href: '/financial-products#inventory-financing' },
  { label: 'Supply chain financing', href: '/financial-products#supply-chain-financing' },
] as const;

export const site: Site = {
  name: 'Boundless',
  titleSuffix: '| Boundless',
  description:
    'Boundless matches businesses in Canada and the US with lenders through one digital profile. Free for businesses.',
  skipLink: 'Skip to content',
  logoLabel: 'Boundless, home',
  motion: { pause: 'Pause motion', play: 'Play motion' },
  search: {
    label: 'Search the site',
    placeholder: 'Term loan, invoice, lender',
    results: 'Results',
    none: 'Nothing here matches that. Try a shorter word.',
  },
  menu: { open: 'Open menu', close: 'Close menu', label: 'Main' },
  newTab: 'opens in a new tab',
};

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
            description: 'Choose by the shape of the need',
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
          { ...productLinks[3], icon: 'file-check', description: `Fulfil orders ${figures.poOrderSize}` },
          { ...productLinks[4], icon: 'boxes', description: 'Fund stock before it sells' },
          { ...productLinks[5], icon: 'truck', description: 'Suppliers paid early, you pay later' },
        ],
        action: { label: 'Get Started Free', href: links.signUp },
        note: 'Not sure which fits? Let the match decide.',
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
  signIn: { label: 'Sign In', href: links.login },
  createAccount: { label: 'Create Free Account', href: links.signUp },
};

export const footer: FooterContent = {
  newsletter: {
    title: 'One funding note a month.',
    description: "Rates, lender appetite and what we learned from this month's matches.",
  },
  columns: [
    {
      title: 'Our Solution',
      links: [
        { label: 'How It Works', href: '/how-it-works' },
        { label: 'Who We Help', href: '/who-we-help' },
        { label: 'Business Guides', href: '/blog?category=guides' },
      ],
    },
    { title: 'Financial Products', links: [...productLinks] },
    {
      title: 'Partner With Us',
      links: [
        { label: 'Lenders', href: '/lenders' },
        { label: 'Referral Partners', href: '/referral-partners' },
        { label: 'APIs', href: '/apis' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'Who We Are', href: '/about-us' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact Us', href: '/contact-us' },
        { label: 'Privacy Policy', href: '/privacy-terms' },
        { label: 'Terms of Service', href: '/terms-of-service' },
      ],
    },
  ],
  address: office,
  hours: 'Support 9AM-5PM EST',
  email: links.supportEmail,
  social: [
    { network: 'linkedin', href: links.linkedin, label: 'Boundless on LinkedIn' },
    { network: 'instagram', href: links.instagram, label: 'Boundless on Instagram' },
    { network: 'x', href: links.x, label: 'Boundless on X' },
    { network: 'facebook', href: links.facebook, label: 'Boundless on Facebook' },
  ],
  copyright:
    '© 2025 Boundless. A lending-connection platform. We do not give financial advice and are not a party to loan agreements.',
};

export const cookieBanner: CookieBannerContent = {
  text: 'We use cookies to keep the site working and to see what helps.',
  link: { label: 'Privacy', href: '/privacy-terms' },
  accept: 'Ok',
  close: 'Close',
};
