import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import { recommend } from './recommend.js';

export const optionsOf = (name: string) =>
  whichFits.questions.find((question) => question.name === name)?.options ?? [];
/** Every combination of answers. */
export const all = optionsOf('need').flatMap(({ value: need }) =>
  optionsOf('amount').flatMap(({ value: amount }) =>
    optionsOf('stage').flatMap(({ value: stage }) =>
      optionsOf('country').flatMap(({ value: country }) =>
        // The question about card sales may stay unanswered.
        ['', ...optionsOf('card-sales').map(({ value }) => value)].flatMap((sales) =>
          // And the one about the time.
          ['', ...optionsOf('when').map(({ value }) => value)].map((when) => ({
            need,
            amount,
            stage,
            country,
            'card-sales': sales,
            when,
          })),
        ),
      ),
    ),
  ),
);

export const alternatives = (found: ReturnType<typeof recommend>) =>
  (found?.alternatives ?? []).flatMap(({ items }) => [...items]);
export const groups = (answers: Record<string, string>) =>
  (recommend(answers)?.alternatives ?? []).filter(({ items }) => items.length > 0).map(({ title }) => title);

/** What a kind costs, as a result for these answers says it. */
export function costIn({ cost }: (typeof fitAnswers.kinds)[number], { country, amount }: (typeof all)[number]) {
  const text = cost[country as 'us' | 'ca'];
  return typeof text === 'string' ? text : text[amount];
}

/** Everything that a result says. */
export function textsOf(answers: Record<string, string>): string {
  const found = recommend(answers);
  const others = alternatives(found).flatMap(({ title, description }) => [title, description]);
  const { title, description, meanwhile, reasons = [], conditions = [], exception } = found ?? {};
  return [title, description, meanwhile, ...reasons, ...conditions, exception?.text, ...others].join('\n');
}

/** Our kinds that a result shows, by the title for the country. */
export function shownKinds(answers: (typeof all)[number]) {
  const found = recommend(answers);
  const country = answers.country as 'us' | 'ca';
  return [found?.title, ...alternatives(found).map(({ title }) => title)].flatMap((title) =>
    fitAnswers.kinds.filter((kind) => (kind.byCountry?.[country].title ?? kind.title) === title),
  );
}
