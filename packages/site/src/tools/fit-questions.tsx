import { whichFits } from '@boundless/content/entries/which-fits';
import { FitFinder } from '@boundless/ui/sections/fit-finder';
import { recommend } from './recommend.js';
import { useAddressForm } from './use-address-form.js';

const names = whichFits.questions.map(({ name }) => name);

export function FitQuestions() {
  const { values, start, isSent, form } = useAddressForm({ names });
  const questions = whichFits.questions.map((question) => {
    const isAnswered = question.options.some(({ value }) => value === values[question.name]);
    return {
      ...question,
      ...(isAnswered && { value: values[question.name] }),
      ...(isSent &&
        !isAnswered &&
        (!question.optionalLabel || values[question.name]) && { error: whichFits.form.missing }),
    };
  });
  return (
    <FitFinder
      key={start}
      content={whichFits.form}
      action="/tools/which-fits"
      questions={questions}
      recommendation={recommend(values)}
      form={form}
    />
  );
}
