import { whichFits } from '@boundless/content/entries/which-fits';
import { FitFinder } from '@boundless/ui/sections/fit-finder';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import { recommend } from './recommend.js';

const names = whichFits.questions.map(({ name }) => name);

/** The answers, by question. An answer that is not an option counts as none. */
const read = (given: { get(name: string): unknown }) =>
  Object.fromEntries(
    whichFits.questions.map(({ name, options }) => [
      name,
      options.find(({ value }) => value === given.get(name))?.value ?? '',
    ]),
  );

const queryOf = (answers: Record<string, string>) =>
  new URLSearchParams(Object.entries(answers).filter(([, value]) => value));

/** The questions of "Which fits?" and their recommendation. The answers are also in the address. */
export function FitQuestions() {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(() => read(params));
  const [showsMissing, setShowsMissing] = useState(() => names.some((name) => params.has(name)));
  const address = queryOf(read(params)).toString();
  const written = useRef(address);
  const [start, setStart] = useState(address);

  function answer(next: Record<string, string>) {
    setAnswers(next);
    const query = queryOf(next);
    written.current = query.toString();
    setParams(query, inPlace());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that was not written here resets the questions.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setAnswers(read(params));
    setShowsMissing(false);
    setStart(address);
  }, [address]);

  // Keeps what was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    const chosen = form.current && read(new FormData(form.current));
    if (chosen && names.some((name) => chosen[name] !== answers[name])) answer(chosen);
  }, []);

  return (
    <FitFinder
      key={start}
      content={whichFits.form}
      action="/tools/which-fits"
      questions={whichFits.questions.map((question) => ({
        ...question,
        ...(answers[question.name] && { value: answers[question.name] }),
        ...(showsMissing && !answers[question.name] && { error: whichFits.form.missing }),
      }))}
      recommendation={recommend(answers)}
      form={{
        ref: form,
        onChange: ({ currentTarget }) => answer(read(new FormData(currentTarget))),
        onSubmit(event) {
          event.preventDefault();
          setShowsMissing(true);
          const missing = names.find((name) => !answers[name]);
          if (missing) event.currentTarget.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
        },
      }}
    />
  );
}
