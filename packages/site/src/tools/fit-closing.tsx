import { whichFits } from '@boundless/content/entries/which-fits';
import { ClosingBand, type ClosingBandProps } from '@boundless/ui/sections/closing-band';
import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.js';
import type { Texts } from './definition.js';
import { givenOptions } from './fit-options.js';

interface FitBandProps extends Pick<ClosingBandProps, 'content'> {
  answers: Texts;
}

const PlainBand = ({ content }: Pick<ClosingBandProps, 'content'>) => <ClosingBand content={content} />;

const FitBand = lazyPart<FitBandProps>(async () => (await import('./fit-answer.js')).FitBand, PlainBand);

interface FitClosingProps extends Pick<ClosingBandProps, 'content'> {
  params: URLSearchParams;
}

/** The end of "Which fits?". Until every required question is answered it is `content`. */
export function FitClosing({ params, content }: FitClosingProps) {
  // Of a repeated parameter the first counts, as in the form.
  const answers = { ...whichFits.start, ...Object.fromEntries([...params].reverse()) };
  if (!givenOptions(answers)) return <PlainBand content={content} />;
  return (
    <Suspense fallback={<PlainBand content={content} />}>
      <FitBand answers={answers} content={content} />
    </Suspense>
  );
}
