/**
 * Every duration of the kit, in milliseconds (docs/behaviour.md). Components take them from here; CSS receives them as variables that
 * the component sets. Durations that only styles know are in `theme.css`.
 */
export const timing = {
  /** From hovering over a menu's trigger to its opening; at most 200. */
  dropdownOpen: 100,
  /** From leaving a dropdown to its closing. */
  dropdownClose: 150,
  /** A click within this time after hovering opened the menu leaves it open. */
  dropdownClickGuard: 250,
  anchorOnLoad: 300,
  anchorOnHashChange: 100,
  /** From navigating to scrolling to the top. */
  scrollAfterNavigation: 100,
  newsletterSuccess: 10_000,
  formSuccess: 5_000,
  heroWord: 5_000,
  heroWordFade: 500,
  feature: 4_000,
  /** From the last click on a feature card until its rotation resumes. */
  featureResume: 5_000,
  /** For how long cards may move to their new positions: slightly more than `--bl-duration-slow`. */
  cardMove: 600,
  testimonial: 5_000,
  cookieBanner: 5_000,
  industry: 4_000,
  /** The industry ring needs this time to fill, although its card is active only for `industry`. */
  industryRing: 5_000,
  story: 4_000,
  stat: 3_000,
  value: 3_000,
  category: 5_000,
  articleFade: 400,
  sectionFade: 1_000,
  stepFirst: 1_000,
  step: 5_000,
  galleryFirst: 4_000,
  gallery: 6_000,
  bubble: 6_000,
  /** How often a progress ring advances. */
  ringTick: 100,
  partnerTypes: 4_000,
  lenderSteps: 2_000,
  partnershipPaths: 6_000,
  advantages: 4_000,
  empower: 2_000,
  apiPanels: 6_000,
  whyPartner: 3_000,
  /** From the last key press in the staff's search field to the search. */
  staffSearch: 300,
  /** From the last key press in a calculator to the update of the URL. */
  addressAfterTyping: 300,
  /** Promised time from a message's arrival to its answer. */
  answerPromise: 86_400_000,
  /** How often the time left for an answer is updated. */
  answerTick: 60_000,
  toast: 5_000,
  toastRemoval: 1_000_000,
  /** From showing a toast to announcing it: screen readers must know a live region before its text changes. */
  toastAnnounce: 100,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  /** How long the pointer may take from a trigger to its tooltip. */
  tooltipLeave: 150,
} as const;
