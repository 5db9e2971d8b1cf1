import type { ScreenSample } from '../../../types.js';
import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** How complete the profile is, how many lenders match, and what to do next. */
export const HomeScreen = ({ label, sample }: { label: string; sample: ScreenSample }) => {
  const { title, complete, match, rows } = sample.home;
  return (
    <ScreenFrame label={label} current="home" title={title} sample={sample}>
      <span className="grid gap-3 @md:grid-cols-2">
        <span className="rounded-control bg-solid p-4 text-on-solid-soft">
          <b className="block font-display text-heading-lg">{complete.figure}</b>
          <span className="block text-body-sm text-drawn-sand">{complete.words}</span>
        </span>
        <span className="rounded-control bg-drawn-ground p-4">
          <b className="block font-display text-heading-lg">{match.figure}</b>
          <span className="block text-body-sm">{match.words}</span>
        </span>
      </span>
      <span>
        {rows.map((row) => (
          <ScreenRow key={row.name} {...row} />
        ))}
      </span>
    </ScreenFrame>
  );
};
