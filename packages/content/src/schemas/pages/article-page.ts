import { z } from 'zod';
import { action } from '../action.js';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';
import { text } from '../text.js';

export const comingSoonPage = z.strictObject({
  title: text,
  text,
  actions: z.array(action).length(2),
  readyTitle: text,
});

/** The words around every article. */
export const articlePage = z.strictObject({
  backToBlog: action,
  contents: text,
  authorBio: text,
  share: text,
  shared: text,
  shareFailed: text,
  save: text,
  saved: text,
  /** The word before the day of the latest revision. */
  updated: text,
  /** The word before the day of the latest review. */
  reviewed: text,
  /** Shown below an article whose author is invented. */
  illustrative: text,
  /** Shown beside the name of an invented author. */
  inventedAuthor: text,
  /** Shown below any other article with invented people or businesses. */
  illustrativeExample: text,
  /** Small print below every article, so that no article needs one of its own. */
  disclaimer: text,
  /** Heading of the list of sources. */
  sources: text,
  /** Heading of the links to articles on the same subject. */
  /** Behind a source. `{day}` is the day whose state it shows. */
  asOf: text,
  /** The same for a page without a date. */
  readOn: text,
  sameSubject: text,
  savedMessage: text,
  removedMessage: text,
  saveFailed: text,
  cta: sectionHeading,
  relatedTitle: text,
  readArticle: text,
  /** Title and description of an address without an article. Its other words are in `comingSoonPage`, which articles need not load. */
  missing: meta,
});

export type ComingSoonPage = z.infer<typeof comingSoonPage>;
export type ArticlePage = z.infer<typeof articlePage>;
