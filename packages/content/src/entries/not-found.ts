import type { NotFoundPage } from '../schemas/pages/not-found.js';

export const notFound: NotFoundPage = {
  meta: {
    title: 'Page Not Found | Boundless',
    description: 'This page may have moved, or the link may be out of date. Find your way back to Boundless from here.',
  },
  code: '404',
  title: 'Page Not Found',
  text: "We can't find that page. It may have moved, or the link may be out of date.",
  backHome: { label: 'Back to Home', href: '/' },
  goBack: 'Go Back',
  popular: {
    title: 'Popular Pages',
    items: [
      { label: 'How It Works', href: '/how-it-works', description: 'Four steps, from form to funds', icon: 'route' },
      {
        label: 'Financial Products',
        href: '/financial-products',
        description: 'Six types of funding explained',
        icon: 'layers',
      },
      { label: 'Partners', href: '/partners', description: 'Lenders, referral partners and APIs', icon: 'handshake' },
      { label: 'About Us', href: '/about-us', description: 'Why we started in Toronto', icon: 'users' },
    ],
  },
  help: { title: 'Still need help?', action: { label: 'Contact Support', href: '/contact-us' } },
  footer: 'Error Code: 404 | Page Not Found',
};
