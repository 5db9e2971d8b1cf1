import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import { SelectField } from '@boundless/ui/components/select-field';
import type { Texts } from '../definition.js';
import { clauseOptions } from './offer-clauses.js';

/** A select for each clause of a contract. */
export const ClauseQuestions = ({ values, errors }: { values: Texts; errors: Texts }) =>
  words.questions.map(({ id, question }) => (
    <SelectField
      key={id}
      label={question}
      name={id}
      placeholder={words.placeholder}
      options={clauseOptions}
      defaultValue={values[id]}
      error={errors[id]}
      optionalLabel=""
      span="full"
    />
  ));
