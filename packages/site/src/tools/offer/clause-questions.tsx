import { offerClauses as words } from '@boundless/content/entries/offer-clauses';
import { SelectField } from '@boundless/ui/components/select-field';
import type { Texts } from '../definition.js';
import { clauseOptions, clausesOf } from './offer-clauses.js';
import type { OfferKind } from './offer-kinds.js';

interface ClauseQuestionsProps {
  kind: OfferKind;
  values: Texts;
  errors: Texts;
  /** Begins the names of the parameters. */
  prefix?: string;
}

/** A select for each clause of a contract. */
export const ClauseQuestions = ({ kind, values, errors, prefix = '' }: ClauseQuestionsProps) =>
  clausesOf(kind).map(({ id, question }) => (
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
