import { toolPages } from '@boundless/content/entries/tool-pages';
import { language } from '@boundless/content/language';
import type { WorkedPage } from '@boundless/content/schemas/pages/tools';
import type { CalculatorField, CalculatorFigure, CalculatorResult } from '@boundless/ui/types';
import type { Calculation, FieldRule, Texts, ToolDefinition } from './definition.js';
import { fill, number } from './format.js';
import { type Currency, figureText } from './solve.js';

const { amounts } = toolPages;

export const fieldsOf = (
  { rules, words }: Pick<ToolDefinition, 'rules'> & { words: Pick<ToolDefinition['words'], 'fields' | 'units'> },
  typed: Texts,
  currency: Currency,
  errors: Texts,
): CalculatorField[] =>
  rules.map((rule) => {
    const { label = rule.name, note } = words.fields[rule.name] ?? {};
    const unit = rule.unit === 'money' ? amounts.suffix[currency] : words.units[rule.name];
    return {
      name: rule.name,
      label,
      ...(note && { hint: note }),
      ...(rule.unit === 'money' && amounts.prefix && { prefix: amounts.prefix }),
      ...(unit && { suffix: unit }),
      ...(typed[rule.name] && { value: typed[rule.name] }),
      ...(errors[rule.name] && { error: errors[rule.name] }),
      ...(rule.fallback !== undefined && { optional: true }),
      ...(rule.slider && { slider: { ...rule.slider, ...sliderLabels(rule.slider, rule, words.units[rule.name]) } }),
    } as CalculatorField;
  });

function sliderLabels({ min, max }: { min: number; max: number }, { unit }: FieldRule, name = '') {
  const text = (value: number) =>
    unit === 'percent' ? number(value) + language.percent : unit === 'count' ? `${value} ${name}` : number(value);
  // The unit is only at the upper end: "1 days" would be wrong.
  return { from: unit === 'count' ? number(min) : text(min), to: text(max) };
}

export function resultOf(tool: ToolDefinition, { results, texts }: Calculation, sentence: string): CalculatorResult {
  const figure = (name: string): CalculatorFigure => {
    const raw = results[name] ?? 0;
    const { label = name, note } = tool.words.results[name] ?? {};
    return {
      name,
      raw,
      label,
      value: figureText(tool, name, raw),
      ...(tool.figures?.[name] === 'rate' && { unit: language.percent }),
      ...(note && { note: fill(note, texts) }),
    };
  };
  const others = Object.keys(tool.words.results).filter((name) => name !== tool.headline);
  return {
    headline: figure(tool.headline),
    others: others.map(figure),
    sentence: fill(tool.words.sentences[sentence] ?? '', texts),
  };
}

export const stepsOf = ({ steps }: WorkedPage, { texts }: Calculation) =>
  steps.map(({ label, working, value }) => ({
    label: fill(label, texts),
    working: fill(working, texts),
    value: fill(value, texts),
  }));

/** The selected currency, or that of the language. */
export const currencyOf = ({ currency = '' }: Texts): Currency => (isCurrency(currency) ? currency : defaultCurrency);

const isCurrency = (text: string | undefined): text is Currency =>
  text !== undefined && Object.hasOwn(toolPages.currencies, text);

export const defaultCurrency: Currency = language.currency;
