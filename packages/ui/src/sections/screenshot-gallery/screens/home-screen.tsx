import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** How complete the profile is, how many lenders match, and what to do next. */
export const HomeScreen = ({ label }: { label: string }) => (
  <ScreenFrame label={label} current="home" title="Good morning, Sam">
    <span className="grid gap-3 @md:grid-cols-2">
      <span className="rounded-control bg-ink-900 p-4 text-paper-50">
        <b className="block font-display text-heading-lg">88%</b>
        <span className="block text-body-sm text-paper-300">Profile complete. Tax filings are next.</span>
      </span>
      <span className="rounded-control bg-cobalt-100 p-4">
        <b className="block font-display text-heading-lg">6 lenders</b>
        <span className="block text-body-sm">match what you are looking for</span>
      </span>
    </span>
    <span>
      <ScreenRow name="Add the second tax filing" detail="Two lenders ask for it" value="2 min" />
      <ScreenRow name="Confirm the use of funds" detail="Stock for the autumn" value="1 min" />
      <ScreenRow name="Answer Corvane" detail="A question about receivables" value="New" />
    </span>
  </ScreenFrame>
);
