export { ArticleCover, type ArticleCoverProps } from './article-cover.js';
export { CoverArt, type CoverArtProps } from './cover-art.js';
export { spreadTones } from './cover-kinds.js';
export type { CoverTone } from './cover-tones.js';
