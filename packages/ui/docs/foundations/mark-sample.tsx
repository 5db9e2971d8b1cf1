import { Logo } from '../../src/components/logo/index.js';
import { ProgressRing } from '../../src/components/progress-ring/index.js';

/** The three shapes that all drawings of the site use. */
export function MarkSample() {
  return (
    <div className="grid items-end gap-8 md:grid-cols-3">
      <figure>
        <ProgressRing value={70} className="size-24" />
        <figcaption className="mt-3 text-caption text-muted">
          <b className="block font-semibold text-body-sm text-default">Ring</b>A circle of 285 degrees that does not
          close: progress, fit, arcs around faces.
        </figcaption>
      </figure>
      <figure className="overflow-hidden">
        <Logo variant="symbol" label="" className="h-24 text-mark" />
        <figcaption className="mt-3 text-caption text-muted">
          <b className="block font-semibold text-body-sm text-default">Horizon</b>The base of the mark carries on: rules
          that leave the frame, baselines of diagrams.
        </figcaption>
      </figure>
      <figure>
        <span className="block size-10 rounded-round bg-spark" />
        <figcaption className="mt-3 text-caption text-muted">
          <b className="block font-semibold text-body-sm text-default">Sun</b>One disc per view, on the thing that
          matters now.
        </figcaption>
      </figure>
    </div>
  );
}
