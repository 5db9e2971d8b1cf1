import { site } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { kitColours } from '@boundless/ui/brand-theme';

export const manifest = () =>
  JSON.stringify(
    {
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: language.prefix || '/',
      ...(language.prefix && { lang: language.lang }),
      display: 'browser',
      background_color: kitColours['paper-100'],
      theme_color: kitColours['paper-100'],
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    },
    null,
    2,
  );
