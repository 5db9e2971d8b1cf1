import { whichFits } from '@boundless/content/entries/which-fits';
import type { FitRecommendation } from '@boundless/ui/sections/fit-finder';

export type FitAnswers = Readonly<Record<string, string>>;

type Kind = (typeof whichFits.kinds)[number];

/** Weights of the questions: purpose, stage of the business, amount. */
const weights = { need: 4, stage: 3, amount: 2 } as const;
const questions = Object.keys(weights) as (keyof typeof weights)[];

const matches = (kind: Kind, answers: FitAnswers) =>
  questions.filter((name) => kind[name].answers.includes(answers[name] ?? ''));

const scoreOf = (kind: Kind, answers: FitAnswers) =>
  matches(kind, answers).reduce((sum, name) => sum + weights[name], 0);

/** A kind of funding with its title, text and link for the country. */
const named = (kind: Kind, { country }: FitAnswers) => kind.byCountry?.[country === 'ca' ? 'ca' : 'us'] ?? kind;

/** The kind of funding that fits the answers best, with reasons and the next two. `undefined` until every question is answered. */
export function recommend(answers: FitAnswers): FitRecommendation | undefined {
  const answered = whichFits.questions.every(({ name, options }) =>
    options.some(({ value }) => value === answers[name]),
  );
  if (!answered) return undefined;
  // The sort is stable: equal scores keep the order of the content.
  const [best, ...others] = [...whichFits.kinds].sort((a, b) => scoreOf(b, answers) - scoreOf(a, answers));
  if (!best) return undefined;
  const { action, detailsLabel } = whichFits.form;
  const { title, description, href } = named(best, answers);
  return {
    title,
    description,
    reasons: matches(best, answers).map((name) => best[name].reason),
    action,
    details: { label: detailsLabel, href },
    alternatives: others.slice(0, 2).map((kind) => named(kind, answers)),
  };
}
