import type { FooterContent } from '../schemas/footer.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { phone } from '../site/phone.js';
import { productLinks } from '../site/product-links.js';

export const footer: FooterContent = {
  newsletter: {
    title: 'One newsletter a month.',
    // The API stores these words as the consent; see `consents` of its contract.
    description: `Rates, what lenders are looking for, and what we learned from this month's matches, by email from ${office.join(', ')}. Unsubscribe at any time, by the link in each email or by writing to ${links.supportEmail}.`,
    privacy: { label: 'Privacy Policy', href: '/privacy-terms' },
  },
  columns: [
    {
      title: 'Our Solution',
      links: [
        { label: 'How It Works', href: '/how-it-works' },
        { label: 'Who We Help', href: '/who-we-help' },
        { label: 'Business Guides', href: '/blog?category=guides' },
        { label: 'Calculators', href: '/tools' },
        { label: 'Compare Funding', href: '/compare' },
        { label: 'Glossary', href: '/glossary' },
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
        { label: 'How We Are Paid', href: '/how-we-are-paid' },
        { label: 'Complaints', href: '/complaints' },
        { label: 'Accessibility', href: '/accessibility' },
        { label: 'Privacy Policy', href: '/privacy-terms' },
        { label: 'Terms of Service', href: '/terms-of-service' },
      ],
    },
  ],
  address: office,
  hours: 'Support 9AM-5PM EST',
  email: links.supportEmail,
  ...(phone && { phone }),
  social: [
    { network: 'linkedin', href: links.linkedin, label: 'Boundless on LinkedIn' },
    { network: 'instagram', href: links.instagram, label: 'Boundless on Instagram' },
    { network: 'x', href: links.x, label: 'Boundless on X' },
    { network: 'facebook', href: links.facebook, label: 'Boundless on Facebook' },
  ],
  copyright:
    '© 2025 Boundless. A lending-connection platform. We do not give financial advice and are not a party to loan agreements. Amounts are in US dollars unless marked otherwise, in tools in the currency you choose.',
};
