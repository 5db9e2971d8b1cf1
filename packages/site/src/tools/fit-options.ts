import { whichFits } from '@boundless/content/entries/which-fits';
import type { Texts } from './definition.js';

type Question = (typeof whichFits.questions)[number];
type Option = Question['options'][number];

/** The given answers as options, by question. A question that may stay unanswered may be missing. */
export type Given = Readonly<Record<string, Option | undefined>> & {
  need: Option;
  amount: Option;
  stage: Option;
  country: Option;
};

/** The answers of a question in the chosen country: a state or province is of one. */
export const optionsIn = ({ options }: Pick<Question, 'options'>, { country }: Texts) =>
  options.filter((option) => !option.country || !country || option.country === country);

/** The parameters without a state or province of another country than theirs, which may be left from before. */
export function inOneCountry(params: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(params);
  if (!params.get('region')?.startsWith(params.get('country')?.toUpperCase() ?? '')) own.delete('region');
  return own;
}

/** The given answers. `undefined` until every required question is answered. */
export function givenOptions(answers: Texts): Given | undefined {
  const options = whichFits.questions.map((question) => ({
    ...question,
    option: optionsIn(question, answers).find(({ value }) => value === answers[question.name]),
  }));
  if (options.some(({ optionalLabel, option }) => !optionalLabel && !option)) return undefined;
  return Object.fromEntries(options.map(({ name, option }) => [name, option])) as Given;
}

export const countryOf = ({ country }: Given) => (country.value === 'ca' ? 'ca' : 'us');

export const isSoon = ({ when }: Given) => when?.value === 'week' || when?.value === 'month';

/** Whether something is for the given need and stage. */
export const fits = (
  { needs, stages }: { needs?: string[] | undefined; stages?: string[] | undefined },
  given: Given,
) => (needs?.includes(given.need.value) ?? true) && (stages?.includes(given.stage.value) ?? true);

export const isSmall = ({ amount }: Given, upTo: number) => (amount.range?.to ?? Number.POSITIVE_INFINITY) <= upTo;
