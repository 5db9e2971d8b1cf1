import { z } from 'zod';
import { text } from './text.js';

const labelNames = [
  ...[
    'previous',
    'next',
    'position',
    'rating',
    'percent',
    'pauseMotion',
    'playMotion',
    'motionPaused',
    'motionPlaying',
    'close',
  ],
  ...['cancel', 'dismiss', 'openMenu', 'closeMenu', 'enlarge', 'shrink', 'slider', 'optional', 'home', 'onThisPage'],
  ...['relatedDocuments', 'lastUpdated', 'revised', 'until', 'before', 'now', 'illustrative', 'locale', 'formLanguage'],
  ...['atRate', 'main', 'footer', 'cookies', 'leaveEmpty', 'everyMonth', 'failed', 'filterByCategory', 'notifications'],
  ...[
    'details',
    'screenshots',
    'steps',
    'industries',
    'lenderNetwork',
    'featuredArticles',
    'readArticle',
    'relatedArticles',
  ],
  ...['loadMoreArticles', 'letters', 'products', 'usedBy', 'price', 'speed', 'places', 'updated', 'reviewed'],
  ...['inShort', 'authorBio', 'matchesDrawing', 'fanDrawing', 'requestDrawing', 'unknown', 'skipToContent'],
  ...['labelled', 'articlesShown', 'range', 'queueDrawing', 'profileStage', 'matchedStage', 'fundedStage'],
] as const;

/** The kit's own words, where they are not English. `{value}` and `{total}` stand for numbers. */
export const kitLabels = z.partialRecord(z.enum(labelNames), text);

export type KitLabels = z.infer<typeof kitLabels>;
/** Every word of the kit, as a language needs it. */
export type AllKitLabels = Readonly<Record<(typeof labelNames)[number], string>>;
