import { ScreenFrame, ScreenRow } from './screen-frame.js';

const terms = [
  ['Amount', '$750,000'],
  ['Rate', '11.25%'],
  ['Monthly', '$35,043'],
  ['Decision', '24 h'],
] as const;

/** The best offer, above the other lenders that fit. */
export const MatchScreen = ({ label }: { label: string }) => (
  <ScreenFrame label={label} current="match" title="6 lenders match">
    <span className="block rounded-control border-2 border-cobalt-600 p-4">
      <span className="flex items-center gap-3">
        <b className="font-display text-heading-sm">Corvane</b>
        <span className="rounded-tag bg-sun-400 px-2 py-0.5 text-caption font-semibold">Best fit</span>
        <b className="ml-auto font-display text-heading-md num">97</b>
      </span>
      <span className="mt-3 grid grid-cols-2 gap-3 @md:grid-cols-4">
        {terms.map(([name, value]) => (
          <span key={name} className="text-caption text-ink-600">
            {name}
            <b className="block text-body-sm font-semibold text-ink-900 num">{value}</b>
          </span>
        ))}
      </span>
    </span>
    <span>
      <ScreenRow name="Prairie Ledger" detail="Inventory financing, 9.90%" value="94" />
      <ScreenRow name="Tidewell" detail="Line of credit, 12.40%" value="91" />
      <ScreenRow name="Oakenline" detail="Asset-based, 10.75%" value="88" />
    </span>
  </ScreenFrame>
);
