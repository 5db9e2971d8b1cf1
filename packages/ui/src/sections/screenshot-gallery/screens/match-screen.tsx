import type { ScreenSample } from '../../../types.js';
import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** The best offer, above the other lenders that fit. */
export const MatchScreen = ({ label, sample }: { label: string; sample: ScreenSample }) => (
  <ScreenFrame label={label} current="match" title={sample.match.title} sample={sample}>
    <span className="block rounded-control border-2 border-mark p-4">
      <span className="flex items-center gap-3">
        <b className="font-display text-heading-sm">{sample.match.lender}</b>
        <span className="rounded-tag bg-spark px-2 py-0.5 text-caption font-semibold">{sample.match.bestFit}</span>
        <b className="ml-auto font-display text-heading-md num">{sample.match.fit}</b>
      </span>
      <span className="mt-3 grid grid-cols-2 gap-3 @md:grid-cols-4">
        {sample.match.terms.map(([name, value]) => (
          <span key={name} className="text-caption text-drawn-note">
            {name}
            <b className="block text-body-sm font-semibold text-drawn-line num">{value}</b>
          </span>
        ))}
      </span>
    </span>
    <span>
      {sample.match.rows.map((row) => (
        <ScreenRow key={row.name} {...row} />
      ))}
    </span>
  </ScreenFrame>
);
