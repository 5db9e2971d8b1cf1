/** The arc that the bubbles lie on. Its ends run on to the left, so that the edge cuts it on screens of any width. */
export const DialArc = () => (
  <svg
    viewBox="0 0 736 736"
    fill="none"
    strokeWidth={1.5}
    aria-hidden
    className="pointer-events-none absolute top-1/2 -left-108 hidden size-168 [translate:0_-50%] overflow-visible stroke-line-strong ring:block"
  >
    <path d="M-3000 1H368A367 367 0 0 1 368 735H-3000" />
  </svg>
);
