import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import { SelectField } from '@boundless/ui/components/select-field';
import type { Texts } from '../definition.js';
import { clauseOptions } from './offer-clauses.js';

/** A select for each clause of a contract. `prefix` begins the names of their parameters. */
export const ClauseQuestions = ({ values, errors, prefix = '' }: { values: Texts; errors: Texts; prefix?: string }) =>
  words.questions.map(({ id, question }) => (
    <SelectField
      key={id}
      label={question}
      name={`${prefix}${id}`}
      placeholder={words.placeholder}
      options={clauseOptions}
      defaultValue={values[id]}
      error={errors[id]}
      optionalLabel=""
      span="full"
    />
  ));
