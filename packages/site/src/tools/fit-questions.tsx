import { whichFits } from '@boundless/content/entries/which-fits';
import { FitFinder } from '@boundless/ui/sections/fit-finder';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import { recommend } from './recommend.js';

const names = whichFits.questions.map(({ name }) => name);
const read = (params: { get(name: string): unknown }) =>
  Object.fromEntries(names.map((name) => [name, String(params.get(name) ?? '')]));

/** The questions of "Which fits?" with their answer, kept in the address and nowhere else. */
export function FitQuestions() {
  const [params, setParams] = useSearchParams();
  const asked = names.some((name) => params.has(name));
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  const answers = read(params);

  function answer({ currentTarget }: FormEvent<HTMLFormElement>) {
    const chosen = Object.entries(read(new FormData(currentTarget))).filter(([, value]) => value);
    setParams(Object.fromEntries(chosen), inPlace());
  }

  // Chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it does.
  useEffect(() => {
    const chosen = form.current && Object.entries(read(new FormData(form.current))).filter(([, value]) => value);
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
          const open = names.find((name) => !answers[name]);
          if (open) event.currentTarget.querySelector<HTMLSelectElement>(`[name=${open}]`)?.focus();
        },
      }}
    />
  );
}
