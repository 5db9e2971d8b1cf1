import { createContext, type ReactNode, use } from 'react';

/** The neutral words of the kit: names of controls, and words before dates. */
export interface KitLabels {
  previous: string;
  next: string;
  /** Where a carousel is, from its active place (1 for the first) and the number of places. */
  position: (place: number, count: number) => string;
  pauseMotion: string;
  playMotion: string;
  /** What is announced after the motion control was pressed. */
  motionPaused: string;
  motionPlaying: string;
  close: string;
  cancel: string;
  dismiss: string;
  openMenu: string;
  closeMenu: string;
  enlarge: string;
  shrink: string;
  slider: string;
  /** After the label of a field that may stay empty. */
  optional: string;
  /** Name of the mark as the link home. */
  home: string;
  onThisPage: string;
  relatedDocuments: string;
  lastUpdated: string;
  revised: string;
  /** Before the last day of an offer. */
  until: string;
  before: string;
  now: string;
  /** Below what shows invented people, companies or figures. */
  illustrative: string;
}

const english: KitLabels = {
  previous: 'Previous',
  next: 'Next',
  position: (place, count) => `${place} of ${count}`,
  pauseMotion: 'Pause motion',
  playMotion: 'Play motion',
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
  optional: '(optional)',
  home: 'Boundless, home',
  onThisPage: 'On this page',
  relatedDocuments: 'Related documents',
  lastUpdated: 'Last updated',
  revised: 'Revised',
  until: 'Until',
  before: 'Before',
  now: 'Now',
  illustrative: 'Illustrative example',
};

const KitLabelsContext = createContext(english);

export interface KitLabelsProviderProps {
  /** Words that replace those of the surrounding provider, or the English ones. */
  labels?: { readonly [Name in keyof KitLabels]?: KitLabels[Name] | undefined } | undefined;
  children: ReactNode;
}

/** Translates the neutral words of the kit's components below it. */
export const KitLabelsProvider = ({ labels, children }: KitLabelsProviderProps) => (
  <KitLabelsContext value={{ ...use(KitLabelsContext), ...labels }}>{children}</KitLabelsContext>
);

/** The neutral words in use here. */
export const useKitLabels = () => use(KitLabelsContext);
