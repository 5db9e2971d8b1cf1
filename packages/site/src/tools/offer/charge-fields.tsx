import { FieldGroup } from '@boundless/ui/components/field-group';
import { UnitField } from '@boundless/ui/components/unit-field';
import type { Texts } from '../definition.js';
import { fieldsOf } from '../show.js';
import type { Currency } from '../solve.js';
import { offerCharges } from './offer-charges.js';

interface ChargeFieldsProps {
  values: Texts;
  errors: Texts;
  currency: Currency;
  /** Begins the names of the parameters. */
  prefix?: string;
}

/** The charges that few contracts have, in a group that is closed until one of them is entered. */
export function ChargeFields({ values, errors, currency, prefix = '' }: ChargeFieldsProps) {
  const { title, text } = offerCharges.words;
  const fields = fieldsOf(offerCharges, values, currency, errors);
  return (
    <FieldGroup label={title} text={text} open={fields.some(({ value, error }) => value || error)}>
      {fields.map((field) => (
        <UnitField key={field.name} field={{ ...field, name: prefix + field.name }} />
      ))}
    </FieldGroup>
  );
}
