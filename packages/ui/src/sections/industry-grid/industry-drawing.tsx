/** The arches, from left to right; the last one leaves the frame. */
const arches = Array.from({ length: 7 }, (_, at) => ({ x: 56 + at * 62, top: 430 - at * 46 }));

/** Seven arches that climb along a horizon, with a sun over the current one. */
export function IndustryDrawing({ current }: { current: number }) {
  const sun = arches[Math.max(0, current)] ?? { x: 56, top: 430 };
  return (
    <svg viewBox="0 0 480 640" preserveAspectRatio="xMidYMax slice" aria-hidden className="absolute inset-0 size-full">
      {arches.map(({ x, top }, at) => (
        <g key={x} className={at === current ? 'text-paper-0' : 'text-ink-900'}>
          <path
            d={`M${x} 600V${top + 62}a62 62 0 0 1 62-62V600Z`}
            className={`transition-[fill] duration-(--duration-slow) ${at === current ? 'fill-cobalt-600' : at % 3 === 1 ? 'fill-paper-0' : 'fill-cobalt-200'}`}
          />
          {[14, 27, 40].map((inset) => (
            <path
              key={inset}
              d={`M${x + inset} 600V${top + 62}a${62 - inset} ${62 - inset} 0 0 1 ${62 - inset} -${62 - inset}`}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
            />
          ))}
        </g>
      ))}
      <path d="M0 601.5H480" className="stroke-ink-900" strokeWidth={3} />
      <circle
        r={22}
        className="fill-sun-400 transition-transform duration-(--duration-slow) ease-in-out"
        style={{ transform: `translate(${sun.x + 31}px, ${sun.top - 56}px)` }}
      />
    </svg>
  );
}
