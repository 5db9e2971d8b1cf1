import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { toolCompareOffers as words } from '@boundless/content/entries/tool-compare-offers';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { ArticleTable } from '@boundless/ui/components/article-table';
import { PrintButton } from '@boundless/ui/components/print-button';
import { TextLink } from '@boundless/ui/components/text-link';
import { CalculatorPanel } from '@boundless/ui/sections/calculator-panel';
import { timing } from '@boundless/ui/timing';
import { Suspense, useEffect, useMemo } from 'react';
import { formAddress } from '../../addresses/languages.js';
import { lazyPart } from '../../routing/lazy-part.js';
import { PartFailed } from '../../routing/part-failed.js';
import type { Texts } from '../definition.js';
import { fill } from '../format.js';
import { currencyOf, defaultCurrency, fieldsOf } from '../show.js';
import type { Currency } from '../solve.js';
import { useAddressForm } from '../use-address-form.js';
import { ClauseTables } from './clause-tables.js';
import { type OfferComparison as Comparison, compareOffers, nameOf, sides, valuesOf } from './compare-offers.js';
import { OfferFields } from './offer-fields.js';
import { offerKinds } from './offer-kinds.js';
import {
  checkAddress,
  comparedKinds,
  compareParameters,
  comparePath,
  placeParameters,
  secondOfferParameters,
} from './offer-parameters.js';

const ExplainedClauses = lazyPart(async () => (await import('./explained-clauses.js')).ExplainedClauses, ClauseTables);

const loadVerdict = () => import('./offer-verdict.js');
const OfferVerdict = lazyPart(async () => (await loadVerdict()).OfferVerdict, PartFailed);

const { stillNeeded } = toolCheckAnOffer;
const note = `${words.oneCurrency} ${toolPages.form.note}`;

/** Names what is still missing in each offer, once some of the terms are entered. */
function missingInOffers(values: Texts, comparison: Comparison, currency: Currency): string | undefined {
  const offers = sides.map((side) => {
    const { kind, errors } = comparison[side];
    const own = valuesOf(values, side);
    const fields = fieldsOf(offerKinds[kind].calculator, own, currency, {});
    return {
      isStarted: fields.some(({ name }) => own[name]?.trim()),
      name: words.offers[side],
      labels: fields.filter(({ name }) => errors[name] && !own[name]?.trim()).map(({ label }) => label),
    };
  });
  const open = offers.filter(({ labels }) => labels.length > 0);
  if (open.length === 0 || !offers.some(({ isStarted }) => isStarted)) return undefined;
  return fill(stillNeeded, { fields: open.map(({ name, labels }) => `${name} (${labels.join(', ')})`).join('; ') });
}

/** The form for two offers, and their comparison. */
export function OfferComparison() {
  // Fetched once the form works, before there is a result.
  useEffect(() => {
    loadVerdict().catch(() => {});
  }, []);
  const { values, start, isSent, form } = useAddressForm({
    names: compareParameters,
    sentNames: secondOfferParameters,
    defaults: { currency: defaultCurrency, ...comparedKinds },
    delay: timing.addressAfterTyping,
  });
  const currency = currencyOf(values);
  const comparison = useMemo(() => compareOffers(values, currency), [values, currency]);
  const { a, b, result, clauses, terms } = comparison;
  const missing = missingInOffers(values, comparison, currency);
  return (
    <CalculatorPanel
      key={start}
      content={{
        ...toolPages.form,
        title: words.formTitle,
        note,
        empty: missing ? { ...words.empty, text: missing } : words.empty,
      }}
      choices={sides.map((side) => {
        const own = valuesOf(values, side);
        const { kind, errors } = comparison[side];
        const shown = Object.entries(errors).filter(([name]) => isSent || own[name]?.trim());
        return (
          <OfferFields
            key={side}
            label={words.offers[side]}
            prefix={`${side}-`}
            kind={kind}
            values={own}
            errors={Object.fromEntries(shown)}
            currency={currency}
          />
        );
      })}
      fields={[]}
      more={placeParameters.map(
        (name) => values[name] && <input key={name} type="hidden" name={name} defaultValue={values[name]} />,
      )}
      currency={currency}
      action={formAddress(comparePath)}
      result={result}
      form={form}
      layout="stacked"
      printed="result"
      verdict={
        a.reading &&
        b.reading && (
          <Suspense>
            <OfferVerdict offers={[a.reading, b.reading]} place={values} currency={currency} />
          </Suspense>
        )
      }
    >
      {clauses && <p>{clauses.text}</p>}
      {clauses && clauses.differing.length + clauses.alike.length > 0 && (
        <Suspense fallback={<ClauseTables {...clauses} />}>
          <ExplainedClauses {...clauses} />
        </Suspense>
      )}
      {terms && (
        <ArticleTable
          caption={words.terms.caption}
          head={[words.terms.column, words.offers.a, words.offers.b]}
          rows={terms}
        />
      )}
      {result &&
        sides.map((side) => (
          <TextLink
            key={side}
            href={checkAddress(valuesOf(values, side), values, currency)}
            arrow
            className="bl:justify-self-start bl:print:hidden"
          >
            {fill(words.check, nameOf(side))}
          </TextLink>
        ))}
      {result && <PrintButton className="bl:justify-self-start">{words.print}</PrintButton>}
    </CalculatorPanel>
  );
}
