import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** Every loan of the business under one total. */
export const DebtScreen = ({ label }: { label: string }) => (
  <ScreenFrame label={label} current="debt" title="Debt">
    <span className="block">
      <span className="text-caption text-ink-600">Outstanding, four loans</span>
      <b className="block font-display text-heading-lg num">$412,600</b>
      <span className="mt-3 flex h-4 overflow-clip rounded-tag">
        <span className="w-1/2 bg-cobalt-600" />
        <span className="w-1/4 bg-cobalt-300" />
        <span className="w-1/4 bg-cobalt-100" />
      </span>
    </span>
    <span>
      <ScreenRow name="Equipment term loan" detail="Next payment Dec 1" value="$206,300" />
      <ScreenRow name="Line of credit" detail="Drawn of $150,000" value="$103,150" />
      <ScreenRow name="Vehicle loan" detail="Next payment Dec 4" value="$61,400" />
      <ScreenRow name="Supplier terms" detail="Due in 38 days" value="$41,750" />
    </span>
  </ScreenFrame>
);
