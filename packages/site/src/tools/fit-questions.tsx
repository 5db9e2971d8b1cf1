import { whichFits } from '@boundless/content/entries/which-fits';
import { FitFinder } from '@boundless/ui/sections/fit-finder';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import { recommend } from './recommend.js';

const names = whichFits.questions.map(({ name }) => name);
const read = (params: { get(name: string): unknown }) =>
  Object.fromEntries(names.map((name) => [name, String(params.get(name) ?? '')]));

/** The answered questions of the form. */
const chosenIn = (form: HTMLFormElement) => Object.entries(read(new FormData(form))).filter(([, value]) => value);

/** The questions of "Which fits?" and their recommendation. The answers are stored in the address only. */
export function FitQuestions() {
  const [params, setParams] = useSearchParams();
  const asked = names.some((name) => params.has(name));
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  const answers = read(params);

  function answer({ currentTarget }: FormEvent<HTMLFormElement>) {
    setParams(Object.fromEntries(chosenIn(currentTarget)), inPlace());
  }

  // Keeps what was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    const chosen = form.current && chosenIn(form.current);
    if (chosen?.some(([name, value]) => answers[name] !== value)) setParams(Object.fromEntries(chosen), inPlace());
  }, []);

  return (
    <FitFinder
      content={whichFits.form}
      action="/tools/which-fits"
      questions={whichFits.questions.map((question) => ({
        ...question,
        ...(answers[question.name] && { value: answers[question.name] }),
        ...((sent || (asked && !form.current)) && !answers[question.name] && { error: whichFits.form.missing }),
      }))}
      recommendation={recommend(answers)}
      form={{
        ref: form,
        onChange: answer,
        onSubmit(event) {
          event.preventDefault();
          setSent(true);
          const missing = names.find((name) => !answers[name]);
          if (missing) event.currentTarget.querySelector<HTMLSelectElement>(`[name=${missing}]`)?.focus();
        },
      }}
    />
  );
}
