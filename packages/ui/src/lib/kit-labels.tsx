'use client';

import { createContext, type ReactNode, use } from 'react';

/** The neutral texts of the kit: labels of controls, and text before dates. */
const english = {
  /** The locale of dates, numbers and durations, for `Intl`. */
  locale: 'en-US',
  /** Code of the language, which forms send in a hidden field: none for English. */
  formLanguage: '',
  previous: 'Previous',
  next: 'Next',
  /** Position of a carousel, from the active position (from 1) and their number. */
  position: (value: number | string, total: number) => `${value} of ${total}`,
  /** Several active positions, from the first to the last, in `position`. */
  range: (first: number | string, last: number) => `${first} to ${last}`,
  /** Accessible name of a rating, from its stars and the most there can be. */
  rating: (stars: number, most: number) => `${stars} out of ${most}`,
  /** A whole number of percent. A text such as `{value}%` saves the first use of `Intl`, some 20 ms. */
  percent: (value: number | string, locale: number | string) =>
    (Number(value) / 100).toLocaleString(String(locale), { style: 'percent' }),
  pauseMotion: 'Pause motion',
  playMotion: 'Play motion',
  /** Announced after the motion toggle was pressed. */
  motionPaused: 'Motion paused',
  motionPlaying: 'Motion playing',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  enlarge: 'Enlarge',
  shrink: 'Shrink',
  slider: 'slider',
  /** After the label of an optional field. */
  optional: '(optional)',
  /** Accessible name of the logo that links to the home page. */
  home: 'Boundless, home',
  /** A label, and the name or text that it is for. */
  labelled: (label: string, name: string) => `${label}: ${name}`,
  onThisPage: 'On this page',
  relatedDocuments: 'Related documents',
  lastUpdated: 'Last updated',
  revised: 'Revised',
  /** Before the last day of an offer. */
  until: 'Until',
  before: 'Before',
  now: 'Now',
  /** Below content with invented people, companies or figures. */
  illustrative: 'Illustrative example',
  /** Before the rate of an offer. */
  atRate: 'at',
  main: 'Main',
  footer: 'Footer',
  cookies: 'Cookies',
  leaveEmpty: 'Leave this field empty',
  everyMonth: 'Every month',
  /** Of a control that opens more about something. */
  details: 'Details',
  failed: 'That did not work. Please try again.',
  filterByCategory: 'Filter by category',
  notifications: 'Notifications (F8)',
  screenshots: 'Screenshots',
  steps: 'Steps',
  industries: 'Industries',
  lenderNetwork: 'Lenders in the network',
  featuredArticles: 'Featured Articles',
  /** Announced when a filter shows this many articles. */
  articlesShown: (count: number | string, filter: string) => `${count} articles: ${filter}`,
  readArticle: 'Read Article',
  relatedArticles: 'Related Articles',
  loadMoreArticles: 'Load More Articles',
  letters: 'Letters',
  products: 'Products',
  usedBy: 'Often used by:',
  price: 'Price',
  speed: 'Speed',
  places: 'Places',
  updated: 'Updated',
  reviewed: 'Reviewed',
  inShort: 'In short',
  authorBio: 'Author Bio',
  matchesDrawing: 'A funding profile with six lender matches ranked by fit',
  fanDrawing: 'One profile fans out to lenders; the ones that fit answer with offers',
  queueDrawing: "A lender's queue of vetted funding requests",
  requestDrawing: 'The same request, shown as offers inside a partner product',
  /** How far a client has come, in the drawing of introductions. */
  profileStage: 'Profile',
  matchedStage: 'Matched',
  fundedStage: 'Funded',
  unknown: 'Unknown',
  skipToContent: 'Skip to content',
};

export type KitLabels = typeof english;

const KitLabelsContext = createContext(english);

/** Labels as data: a label made from two numbers or texts may be a text such as `{value} of {total}`. */
export type KitLabelTexts = { readonly [Name in keyof KitLabels]?: KitLabels[Name] | string | undefined };

export interface KitLabelsProviderProps {
  /** Labels that replace those of the surrounding provider, or the English ones. */
  labels?: KitLabelTexts | undefined;
  children: ReactNode;
}

/** Replaces or translates the neutral texts of the components below it. */
export function KitLabelsProvider({ labels = {}, children }: KitLabelsProviderProps) {
  const given = Object.entries(labels)
    .filter(([, label]) => label !== undefined)
    .map(([name, label]) => [
      name,
      typeof label === 'string' && typeof english[name as keyof KitLabels] === 'function' ? fill(label) : label,
    ]);
  return (
    <KitLabelsContext value={{ ...use(KitLabelsContext), ...Object.fromEntries(given) }}>{children}</KitLabelsContext>
  );
}

const fill = (text: string) => (value: number | string, total: number | string) =>
  text.replace('{value}', String(value)).replace('{total}', String(total));

export const useKitLabels = () => use(KitLabelsContext);
