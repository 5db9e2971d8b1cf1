import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { FieldGroup } from '@boundless/ui/components/field-group';
import { FieldMessage } from '@boundless/ui/components/field-message';
import { SegmentedControl } from '@boundless/ui/components/segmented-control';
import { UnitField } from '@boundless/ui/components/unit-field';
import type { Texts } from '../definition.js';
import { fieldsOf } from '../show.js';
import type { Currency } from '../solve.js';
import { ChargeFields } from './charge-fields.js';
import { ClauseQuestions } from './clause-questions.js';
import { clauseNames } from './offer-clauses.js';
import { type OfferKind, offerKinds } from './offer-kinds.js';

interface OfferFieldsProps {
  /** The name of the offer. */
  label: string;
  /** Begins the names of the parameters. */
  prefix: string;
  kind: OfferKind;
  values: Texts;
  errors: Texts;
  currency: Currency;
}

/** The fields of one of several offers. */
export const OfferFields = ({ label, prefix, kind, values, errors, currency }: OfferFieldsProps) => (
  <FieldGroup label={label} span="half" open>
    <SegmentedControl
      label={words.kind.label}
      options={words.kind.options}
      name={`${prefix}kind`}
      layout="chips"
      defaultValue={kind}
    />
    {errors.kind && <FieldMessage>{errors.kind}</FieldMessage>}
    {fieldsOf(offerKinds[kind].calculator, values, currency, errors).map((field) => (
      <UnitField key={field.name} field={{ ...field, name: `${prefix}${field.name}` }} />
    ))}
    <ChargeFields values={values} errors={errors} currency={currency} prefix={prefix} />
    <FieldGroup
      label={words.clauses.formTitle}
      text={words.clauses.formText}
      open={clauseNames.some((name) => values[name])}
    >
      <ClauseQuestions kind={kind} values={values} errors={errors} prefix={prefix} />
    </FieldGroup>
  </FieldGroup>
);
