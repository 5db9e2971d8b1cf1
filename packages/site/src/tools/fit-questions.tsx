import { whichFits } from '@boundless/content/entries/which-fits';
import { FitFinder } from '@boundless/ui/sections/fit-finder';
import { Suspense, useEffect } from 'react';
import { formAddress } from '../addresses/languages.js';
import { lazyPart } from '../routing/lazy-part.js';
import { PartFailed } from '../routing/part-failed.js';
import { givenOptions, optionsIn } from './fit-options.js';
import { useAddressForm } from './use-address-form.js';

const loadAnswer = () => import('./fit-answer.js');
const loadSources = () => import('./fit-sources.js');
const FitAnswer = lazyPart(async () => (await loadAnswer()).default, PartFailed);
const FitSources = lazyPart(async () => (await loadSources()).default, PartFailed);

const names = whichFits.questions.map(({ name }) => name);

export function FitQuestions() {
  // Fetched once the form works, before the questions are answered.
  useEffect(() => {
    Promise.all([loadAnswer(), loadSources()]).catch(() => {});
  }, []);
  const { values, start, isSent, form } = useAddressForm({ names, initial: whichFits.start });
  const questions = whichFits.questions.map((question) => {
    const options = optionsIn(question, values);
    const isAnswered = options.some(({ value }) => value === values[question.name]);
    return {
      ...question,
      options,
      ...(isAnswered && { value: values[question.name] }),
      ...(isSent &&
        !isAnswered &&
        (!question.optionalLabel || values[question.name]) && { error: whichFits.form.missing }),
    };
  });
  return (
    <>
      <FitFinder
        key={start}
        content={whichFits.form}
        action={formAddress('/tools/which-fits')}
        questions={questions}
        form={form}
      >
        {givenOptions(values) && (
          <Suspense>
            <FitAnswer answers={values} />
          </Suspense>
        )}
      </FitFinder>
      <Suspense>{givenOptions(values) && <FitSources answers={values} />}</Suspense>
    </>
  );
}
