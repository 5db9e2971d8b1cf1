import type { ComingSoonPage } from '../schemas/pages/article-page.js';

export const comingSoon: ComingSoonPage = {
  title: 'Coming Soon',
  text: 'This blog post is being prepared and will be available soon. Check back later for great content!',
  actions: [
    { label: 'Browse the blog', href: '/blog' },
    { label: 'Back to Home', href: '/' },
  ],
  readyTitle: 'Ready to read now',
};
