import { whichFits } from '@boundless/content/entries/which-fits';
import { FitFinder } from '@boundless/ui/sections/fit-finder';
import { optionsIn, recommend } from './recommend.js';
import { useAddressForm } from './use-address-form.js';

const names = whichFits.questions.map(({ name }) => name);

export function FitQuestions() {
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
