import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { regions } from '@boundless/content/funding/regions';
import { FieldGroup } from '@boundless/ui/components/field-group';
import { FieldMessage } from '@boundless/ui/components/field-message';
import { SegmentedControl } from '@boundless/ui/components/segmented-control';
import { SelectField } from '@boundless/ui/components/select-field';
import { TextLink } from '@boundless/ui/components/text-link';
import { CalculatorPanel } from '@boundless/ui/sections/calculator-panel';
import { timing } from '@boundless/ui/timing';
import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { formAddress } from '../../addresses/languages.js';
import { lazyPart } from '../../routing/lazy-part.js';
import { PartFailed } from '../../routing/part-failed.js';
import { fieldsOf } from '../show.js';
import { useAddressForm } from '../use-address-form.js';
import { ChargeFields } from './charge-fields.js';
import { checkOffer, isInCanada, isSignerAsked } from './check-offer.js';
import { ClauseQuestions } from './clause-questions.js';
import { missingOf } from './missing-fields.js';
import { clauseNames, uncheckedText } from './offer-clauses.js';
import { offerKinds } from './offer-kinds.js';
import { compareAddress, offerParameters, offerPath } from './offer-parameters.js';
import { offerResult } from './offer-result.js';
import { defaultKind } from './read-offer.js';
import { worstMonthFields } from './worst-month.js';

const regionOptions = Object.entries(regions).map(([value, label]) => ({
  value,
  label: `${label} (${words.region.countries[isInCanada(value) ? 'CA' : 'US']})`,
}));
const { loanHint, ...kindWords } = words.kind;
const { currency: _, ...formWords } = toolPages.form;

const loadDetails = () => import('./offer-details.js');
const loadDrawings = () => import('../drawings.js');
const loadFirstLook = () => import('./first-look.js');
const loadPrices = () => import('./offer-prices.js');
const FirstLook = lazyPart(
  async () => (await loadFirstLook()).FirstLook,
  () => null,
);
const OfferDetails = lazyPart(async () => (await loadDetails()).OfferDetails, PartFailed);
const OfferPrices = lazyPart(async () => (await loadPrices()).OfferPrices, PartFailed);
const Drawings = lazyPart(
  async () => (await loadDrawings()).Drawings,
  () => null,
);

export function CheckAnOffer() {
  // What is shown below the figures is fetched once the form works, before there is an offer.
  useEffect(() => {
    Promise.all([loadFirstLook(), loadPrices(), loadDetails(), loadDrawings()]).catch(() => {});
  }, []);
  const { values, start, isSent, form } = useAddressForm({
    names: offerParameters,
    defaults: { kind: defaultKind },
    initial: words.start,
    delay: timing.addressAfterTyping,
  });
  const check = useMemo(() => checkOffer(values), [values]);
  const deferred = useDeferredValue(check);
  const { kind, currency, errors } = check;
  const { calculator } = offerKinds[kind];
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => isSent || values[name]?.trim()));
  const { region = '', sole = '' } = values;
  const fields = [calculator, worstMonthFields(kind)].flatMap((part) => fieldsOf(part, values, currency, shown));
  const unanswered = check.offer && uncheckedText(check.kind, check.offer.clauses);
  const missing = missingOf(check, values, fields);
  const empty = missing ? { ...words.empty, text: missing } : words.empty;
  return (
    <>
      <CalculatorPanel
        key={start}
        content={{ ...formWords, title: words.formTitle, empty }}
        choices={
          <>
            <SegmentedControl
              {...kindWords}
              name="kind"
              layout="chips"
              defaultValue={kind}
              className="bl:col-span-full"
            />
            {kind === 'loan' && <p className="bl:col-span-full bl:-mt-3 bl:text-caption bl:text-muted">{loanHint}</p>}
            {shown.kind && <FieldMessage>{shown.kind}</FieldMessage>}
            <SelectField
              label={words.region.label}
              placeholder={words.region.placeholder}
              name="region"
              options={regionOptions}
              defaultValue={region}
              error={shown.region}
              required
              span="full"
            />
            {isSignerAsked({ region, kind }) && (
              <SelectField
                label={words.sole.label}
                placeholder={words.sole.placeholder}
                options={words.sole.options}
                name="sole"
                defaultValue={sole}
                error={shown.sole}
                required={isInCanada(region)}
                {...(!region && { optionalLabel: words.sole.canadaOnly })}
                span="full"
              />
            )}
          </>
        }
        fields={fields}
        more={
          <>
            <ChargeFields values={values} errors={shown} currency={currency} />
            <FieldGroup
              label={words.clauses.formTitle}
              text={words.clauses.formText}
              open={clauseNames.some((name) => values[name])}
            >
              <ClauseQuestions kind={kind} values={values} errors={shown} />
            </FieldGroup>
          </>
        }
        action={formAddress(offerPath)}
        result={check.offer && offerResult(check)}
        form={form}
        verdict={<Suspense>{deferred.offer && <FirstLook offer={deferred.offer} />}</Suspense>}
      >
        {check.offer && (
          <TextLink href={compareAddress(values, currency)} arrow className="bl:justify-self-start">
            {words.compare}
          </TextLink>
        )}
        {unanswered && <p>{unanswered}</p>}
        <Suspense>
          {deferred.offer && (
            <>
              <OfferPrices offer={deferred.offer} />
              <Drawings tool={offerKinds[deferred.kind].calculator} calculation={deferred.offer.calculation} />
            </>
          )}
        </Suspense>
      </CalculatorPanel>
      <Suspense>{deferred.offer && <OfferDetails offer={deferred.offer} />}</Suspense>
    </>
  );
}
