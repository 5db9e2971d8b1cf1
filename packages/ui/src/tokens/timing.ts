/**
 * Every time and threshold of the specification's section 9, in milliseconds unless the name says otherwise. Components
 * take these from here and nowhere else; CSS receives them as variables that the component sets. Durations that only styles know
 * stand in `theme.css`.
 */
export const timing = {
  /** Scroll distance in pixels after which the header casts its shadow. */
  headerShadowPx: 10,
  /** From resting on a menu's trigger to its opening: at most 200. */
  dropdownOpen: 100,
  /** From leaving a dropdown to its closing. */
  dropdownClose: 150,
  /** A click this soon after a hover opened the menu leaves it open. */
  dropdownClickGuard: 250,
  /** Distance in pixels kept above an anchor that is scrolled to. */
  anchorOffsetPx: 100,
  anchorOnLoad: 300,
  anchorOnHashChange: 100,
  /** From navigating to scrolling to the top. */
  scrollAfterNavigation: 100,
  newsletterSuccess: 10_000,
  formSuccess: 5_000,
  heroWord: 5_000,
  heroWordFade: 500,
  feature: 4_000,
  /** From the last click on a feature card to its rotation going on. */
  featureResume: 5_000,
  /** For how long cards may move to their new places: `--duration-slow` and a little more. */
  cardMove: 600,
  testimonial: 5_000,
  /** Quotes shown side by side on wide screens (a count). */
  testimonialWindow: 3,
  cookieBanner: 5_000,
  industry: 4_000,
  /** The industry ring fills over this time, though its card lasts only `industry`. */
  industryRing: 5_000,
  story: 4_000,
  stat: 3_000,
  value: 3_000,
  category: 5_000,
  articleFade: 400,
  sectionFade: 1_000,
  /** Articles shown before "Load More Articles" (a count). */
  articlePage: 6,
  /** Related articles under an article (a count). */
  relatedArticles: 2,
  stepFirst: 1_000,
  step: 5_000,
  galleryFirst: 4_000,
  gallery: 6_000,
  /** Scale of a zoomed gallery image (a factor). */
  galleryZoom: 1.5,
  bubble: 6_000,
  /** How often a progress ring moves on. */
  ringTick: 100,
  partnerTypes: 4_000,
  lenderSteps: 2_000,
  partnershipPaths: 6_000,
  advantages: 4_000,
  empower: 2_000,
  apiPanels: 6_000,
  whyPartner: 3_000,
  /** Characters of a message that staff see in the list (a count). */
  messagePreview: 150,
  /** From the last key press in the search of the staff's list to its being searched. */
  staffSearch: 300,
  /** From the last key press in a calculator to its figures being in the address. */
  addressAfterTyping: 300,
  /** From a message's arriving to the answer that visitors are promised. */
  answerPromise: 86_400_000,
  /** How often the time that is left for an answer is read anew. */
  answerTick: 60_000,
  toast: 5_000,
  toastRemoval: 1_000_000,
  toastSwipePx: 50,
  /** From a toast's appearing to its announcement, so that the live region is known before it speaks. */
  toastAnnounce: 100,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  /** How long the pointer may take from a trigger to its tooltip. */
  tooltipLeave: 150,
  /** Share of a section that must be visible before it reveals itself (a fraction). */
  revealThreshold: 0.1,
  revealMarginPx: -100,
} as const;

/** Width from which layouts are wide (specification section 9): that of the styles, which grows with the browser's text. */
export const breakpoints = { wide: '64rem' } as const;

/** `cookieConsent` = `accepted`: where the visitor's answer to the cookie banner is kept. */
export const cookieConsent = { key: 'cookieConsent', value: 'accepted' } as const;
