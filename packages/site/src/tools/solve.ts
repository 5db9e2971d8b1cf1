import { toolPages } from '@boundless/content/entries/tool-pages';
import { language } from '@boundless/content/language';
import { readNumber } from '@boundless/ui/lib/read-number';
import type { Calculation, FieldRule, Texts, ToolDefinition } from './definition.js';
import { decimal, fill, money, number } from './format.js';

export type Currency = keyof typeof toolPages.currencies;

export interface Solution {
  /** Messages by parameter, for wrong and for missing values. */
  errors: Texts;
  /** Only without errors. */
  calculation?: Calculation;
}

/** Calculates the results: on the server for a plain form, in the browser on each keystroke. */
export function solve(tool: ToolDefinition, typed: Texts, currency: Currency): Solution {
  const { errors, values } = readFields(tool.rules, typed);
  if (Object.keys(errors).length > 0) return { errors };
  for (const name of tool.conflicts?.(values) ?? []) errors[name] = tool.words.conflicts[name] ?? '';
  if (Object.keys(errors).length > 0) return { errors };
  const results = tool.compute(values);
  const texts = {
    ...Object.fromEntries(tool.rules.map((rule) => [rule.name, textOf(rule, values[rule.name] ?? 0)])),
    ...Object.fromEntries(Object.entries(results).map(([name, value]) => [name, figureText(tool, name, value)])),
    currency: toolPages.currencies[currency],
    ...tool.extras?.(values, results),
  };
  return { errors, calculation: { values, results, texts } };
}

/** The values of these fields, and the messages of those that are wrong or missing. */
export function readFields(rules: readonly FieldRule[], typed: Texts) {
  const errors: Record<string, string> = {};
  const values: Record<string, number> = {};
  for (const rule of rules) {
    const read = readField(rule, typed[rule.name] ?? '');
    if (typeof read === 'string') errors[rule.name] = read;
    else values[rule.name] = read;
  }
  return { errors, values };
}

function readField(rule: FieldRule, text: string): number | string {
  const { messages } = toolPages;
  if (!text.trim()) return rule.fallback ?? messages.missing;
  const value = readNumber(text, rule.max, language.locale);
  if (value === 'unclear') return messages.unclear;
  if (value === undefined) return messages.number;
  const limited = (message: string, limit: number) => fill(message, { limit: textOf(rule, limit) });
  if (value < rule.min) return limited(rule.above ? messages.notAbove : messages.tooSmall, rule.min);
  if (rule.above && value === rule.min) return limited(messages.notAbove, rule.min);
  if (value > rule.max) return limited(messages.tooLarge, rule.max);
  return rule.unit === 'count' && !Number.isInteger(value) ? messages.whole : value;
}

const textOf = ({ unit }: FieldRule, value: number) => (unit === 'money' ? money(value) : number(value));

/** A result as text, without its unit. */
export const figureText = ({ figures }: ToolDefinition, name: string, value: number) =>
  (figures?.[name] ?? 'money') === 'money' ? money(value) : decimal(value);
