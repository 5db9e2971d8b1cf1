/** Every threshold, distance and count of the kit (docs/behaviour.md). Names in `Px` are in pixels. */
export const limits = {
  /** Scroll distance after which the header casts its shadow. */
  headerShadowPx: 10,
  /** Space above an anchor after scrolling to it. */
  anchorOffsetPx: 100,
  /** Quotes shown side by side on wide screens. */
  testimonialWindow: 3,
  /** Articles shown before "Load More Articles". */
  articlePage: 6,
  relatedArticles: 2,
  /** Factor by which a click enlarges a gallery image. */
  galleryZoom: 1.5,
  /** Characters of a message that the staff's list shows. */
  messagePreview: 150,
  /** Characters of a partner's name, which stands beside our mark. */
  partnerName: 40,
  toastSwipePx: 50,
  /** Share of a section that must be in view before it fades in. */
  revealThreshold: 0.1,
  revealMarginPx: -100,
} as const;

/** In rem, so that they scale with the browser's text size. */
export const breakpoints = {
  /** Minimum width of wide layouts. */
  wide: '64rem',
  /** Minimum height of windows in which bars stay in view. */
  tall: '20rem',
} as const;
