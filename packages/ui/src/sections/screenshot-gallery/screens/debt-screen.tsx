import type { ScreenSample } from '../../../types.js';
import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** Every loan of the business under one total. */
export const DebtScreen = ({ label, sample }: { label: string; sample: ScreenSample }) => (
  <ScreenFrame label={label} current="debt" title={sample.debt.title} sample={sample}>
    <span className="block">
      <span className="text-caption text-drawn-note">{sample.debt.label}</span>
      <b className="block font-display text-heading-lg num">{sample.debt.total}</b>
      <span className="mt-3 flex h-4 overflow-clip rounded-tag">
        <span className="w-1/2 bg-mark" />
        <span className="w-1/4 bg-drawn-mid" />
        <span className="w-1/4 bg-drawn-ground" />
      </span>
    </span>
    <span>
      {sample.debt.rows.map((row) => (
        <ScreenRow key={row.name} {...row} />
      ))}
    </span>
  </ScreenFrame>
);
