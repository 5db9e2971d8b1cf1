/** Every threshold, distance and count of the kit (docs/behaviour.md). Names in `Px` are in pixels. */
export const limits = {
  /** Scroll distance after which the header casts its shadow. */
  headerShadowPx: 10,
  /** Distance kept above an anchor that is scrolled to. */
  anchorOffsetPx: 100,
  /** Quotes shown side by side on wide screens. */
  testimonialWindow: 3,
  /** Articles shown before "Load More Articles". */
  articlePage: 6,
  relatedArticles: 2,
  /** Factor by which a click enlarges a gallery image. */
  galleryZoom: 1.5,
  /** Characters of a message that staff see in the list. */
  messagePreview: 150,
  toastSwipePx: 50,
  /** Share of a section that must be in view before it fades in. */
  revealThreshold: 0.1,
  revealMarginPx: -100,
} as const;

/** Width from which layouts are wide; in rem, so that it grows with the browser's text. */
export const breakpoints = { wide: '64rem' } as const;
