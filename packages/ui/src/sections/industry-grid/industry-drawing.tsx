'use client';

import { useRotatorContext } from '../../components/rotator/index.js';

/** Heights of the arches from the start, in percent of the panel's height. The last one runs past the frame. */
const heights = Array.from({ length: 7 }, (_, at) => 30 + at * 7.6);

/** Seven arches of increasing height on a horizon, with a sun over the current one. They fill a panel of any shape. */
export function IndustryDrawing() {
  const current = Math.max(0, useRotatorContext().index);
  return (
    <div
      aria-hidden
      className="bl:absolute bl:inset-0 bl:bg-drawn-ground bl:[container-type:size] bl:forced-color-adjust-none"
    >
      {/* An arch is at most as wide as it is high, so that its quarter circle is complete. */}
      <div className="bl:absolute bl:inset-x-0 bl:top-0 bl:bottom-[7cqh] bl:border-b-3 bl:border-drawn-line bl:[--bl-pitch:min(12.92cqw,30cqh)] bl:*:absolute bl:*:bottom-0">
        {heights.map((height, at) => (
          <div
            key={height}
            className={`bl:w-(--bl-pitch) bl:transition-colors bl:duration-(--bl-duration-slow) ${round} ${at === current ? 'bl:bg-mark bl:text-drawn-paper' : `bl:text-drawn-line ${at % 3 === 1 ? 'bl:bg-drawn-paper' : 'bl:bg-drawn-soft'}`}`}
            style={{ insetInlineStart: `calc(var(--bl-pitch) * ${at + 0.9})`, height: `${height}cqh` }}
          >
            {[0.226, 0.435, 0.645].map((inset) => (
              <div
                key={inset}
                className={`bl:absolute bl:inset-e-0 bl:bottom-0 bl:border-t-[1.5px] bl:border-s-[1.5px] bl:border-current bl:lg:border-t-2 bl:lg:border-s-2 ${round}`}
                style={{
                  top: `calc(var(--bl-pitch) * ${inset})`,
                  insetInlineStart: `calc(var(--bl-pitch) * ${inset})`,
                }}
              />
            ))}
          </div>
        ))}
        <div
          className="bl:inset-s-0 bl:size-12 bl:rounded-round bl:bg-spark bl:transition-transform bl:duration-(--bl-duration-slow) bl:ease-travel"
          style={{
            transform: `translate(calc(var(--bl-dir) * (var(--bl-pitch) * ${current + 1.4} - 50%)), calc(50% - ${(heights[current] ?? 0) + 10}cqh))`,
          }}
        />
      </div>
    </div>
  );
}

const round = 'bl:rounded-ss-[100vmax]';
