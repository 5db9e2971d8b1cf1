import type { NotFoundContent } from './not-found.js';

export const sampleNotFound: NotFoundContent = {
  code: '404',
  title: 'Page Not Found',
  text: 'You have walked past the edge of the map. The page may have moved, or the link may be out of date.',
  backHome: { label: 'Back to Home', href: '/' },
  goBack: 'Go Back',
  popular: {
    title: 'Popular Pages',
    items: [
      { label: 'How It Works', href: '/how-it-works', description: 'Four moves, from form to funds', icon: 'route' },
      {
        label: 'Financial Products',
        href: '/financial-products',
        description: 'Six types of capital compared',
        icon: 'layers',
      },
      { label: 'Partners', href: '/partners', description: 'Lenders, referral partners and APIs', icon: 'handshake' },
      { label: 'About Us', href: '/about-us', description: 'Why we started in Toronto', icon: 'users' },
    ],
  },
  help: { title: 'Still need help?', action: { label: 'Contact Support', href: '/contact-us' } },
  footer: 'Error Code: 404 | Page Not Found',
};
