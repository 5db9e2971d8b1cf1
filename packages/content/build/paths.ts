import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const paths = {
  root: at('.'),
  articles: at('src/articles'),
  assets: at('src/assets'),
  entries: at('src/entries'),
  partners: at('src/partners'),
  /** Partners' own sections, which are components of the site. */
  partnerSections: at('../site/src/partners'),
  source: at('src'),
  generated: at('generated'),
  /** Pictures of articles. The site serves everything in `generated/public`. */
  pictures: at('generated/public/assets/articles'),
};
