import { Logo } from '../../src/components/logo/index.js';
import { ProgressRing } from '../../src/components/progress-ring/index.js';

/** The three shapes that all drawings of the site use. */
export function MarkSample() {
  return (
    <div className="bl:grid bl:items-end bl:gap-8 bl:md:grid-cols-3">
      <figure>
        <ProgressRing value={70} className="bl:size-24" />
        <figcaption className="bl:mt-3 bl:text-caption bl:text-muted">
          <b className="bl:block bl:font-semibold bl:text-body-sm bl:text-default">Ring</b>A circle of 285 degrees that
          does not close: progress, fit, arcs around faces.
        </figcaption>
      </figure>
      <figure className="bl:overflow-hidden">
        <Logo variant="symbol" label="" className="bl:h-24 bl:text-mark" />
        <figcaption className="bl:mt-3 bl:text-caption bl:text-muted">
          <b className="bl:block bl:font-semibold bl:text-body-sm bl:text-default">Horizon</b>The base of the mark
          carries on: rules that leave the frame, baselines of diagrams.
        </figcaption>
      </figure>
      <figure>
        <span className="bl:block bl:size-10 bl:rounded-round bl:bg-spark" />
        <figcaption className="bl:mt-3 bl:text-caption bl:text-muted">
          <b className="bl:block bl:font-semibold bl:text-body-sm bl:text-default">Sun</b>One disc per view, on the
          thing that matters now.
        </figcaption>
      </figure>
    </div>
  );
}
