import type { FooterContent } from '../../types.js';

/** A footer's content for stories and tests. */
export const sampleFooter: FooterContent = {
  newsletter: {
    title: 'One funding note a month.',
    description: "Rates, what lenders are looking for, and what we learned from this month's matches.",
    privacy: { label: 'What we do with your address', href: '/privacy-terms' },
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
    {
      title: 'Financial Products',
      links: [
        { label: 'Merchant cash advance', href: '/products#mca' },
        { label: 'Asset-based lending', href: '/products#abl' },
        { label: 'Term loans', href: '/products#term' },
        { label: 'PO financing', href: '/products#po' },
        { label: 'Inventory financing', href: '/products#stock' },
        { label: 'Supply chain financing', href: '/products#chain' },
      ],
    },
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
  address: ['Boundless', '200 Horizon Lane, Suite 400', 'Toronto, Ontario M0A 0B0', 'Canada'],
  hours: 'Support 9AM-5PM EST',
  email: 'support@boundless.example',
  social: [
    { network: 'linkedin', href: 'https://social.example/linkedin', label: 'Boundless on LinkedIn' },
    { network: 'instagram', href: 'https://social.example/instagram', label: 'Boundless on Instagram' },
    { network: 'x', href: 'https://social.example/x', label: 'Boundless on X' },
    { network: 'facebook', href: 'https://social.example/facebook', label: 'Boundless on Facebook' },
  ],
  copyright:
    '© 2025 Boundless. A lending-connection platform. We do not give financial advice and are not a party to loan agreements.',
};
