import { useRotatorContext } from '../../components/rotator/index.js';

/** Heights of the arches from left to right, in percent of the panel's height. The last one runs past the frame. */
const heights = Array.from({ length: 7 }, (_, at) => 30 + at * 7.6);

/** Seven arches of increasing height on a horizon, with a sun over the current one. They fill a panel of any shape. */
export function IndustryDrawing() {
  const current = Math.max(0, useRotatorContext().index);
  return (
    <div aria-hidden className="absolute inset-0 bg-drawn-ground [container-type:size] forced-color-adjust-none">
      {/* An arch is at most as wide as it is high, so that its quarter circle is complete. */}
      <div className="absolute inset-x-0 top-0 bottom-[7cqh] border-b-3 border-drawn-line [--bl-pitch:min(12.92cqw,30cqh)] *:absolute *:bottom-0">
        {heights.map((height, at) => (
          <div
            key={height}
            className={`w-(--bl-pitch) transition-colors duration-(--bl-duration-slow) ${round} ${at === current ? 'bg-mark text-drawn-paper' : `text-drawn-line ${at % 3 === 1 ? 'bg-drawn-paper' : 'bg-drawn-soft'}`}`}
            style={{ left: `calc(var(--bl-pitch) * ${at + 0.9})`, height: `${height}cqh` }}
          >
            {[0.226, 0.435, 0.645].map((inset) => (
              <div
                key={inset}
                className={`absolute inset-e-0 bottom-0 border-t-[1.5px] border-s-[1.5px] border-current lg:border-t-2 lg:border-s-2 ${round}`}
                style={{ top: `calc(var(--bl-pitch) * ${inset})`, left: `calc(var(--bl-pitch) * ${inset})` }}
              />
            ))}
          </div>
        ))}
        <div
          className="inset-s-0 size-12 rounded-round bg-spark transition-transform duration-(--bl-duration-slow) ease-travel"
          style={{
            transform: `translate(calc(var(--bl-pitch) * ${current + 1.4} - 50%), calc(50% - ${(heights[current] ?? 0) + 10}cqh))`,
          }}
        />
      </div>
    </div>
  );
}

const round = 'rounded-ss-[100vmax]';
