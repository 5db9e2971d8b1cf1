/** Open rings on a horizon. A fixed picture, because the cover generator is too large to load on every page. */
export const MegaMenuArt = () => (
  <svg
    viewBox="0 0 1200 750"
    aria-hidden
    fill="none"
    className="bl:aspect-16/10 bl:w-full bl:rounded-control bl:bg-drawn-sand-soft"
  >
    <path d="M0 517H1200V750H0Z" className="bl:fill-drawn-sand" />
    <g className="bl:stroke-drawn-line" strokeWidth={3}>
      <path d="M-170 517A495 495 0 0 1 820 508M-68 517A393 393 0 0 1 542 190M136 517A188 188 0 0 1 513 514M239 517A86 86 0 0 1 336 432M913 517A70 70 0 0 1 1053 516M839 517A144 144 0 0 1 1093 424" />
      <path d="M0 517H1200M0 534H1200M0 561H1200M0 604H1200M0 669H1200" />
    </g>
    <path d="M765 517A218 218 0 0 1 1201 513" className="bl:stroke-drawn-soft" strokeWidth={34} />
    <path d="M34 517A290 290 0 0 1 561 349" className="bl:stroke-mark" strokeWidth={58} />
    <circle cx={561} cy={349} r={29} className="bl:fill-spark" />
  </svg>
);
