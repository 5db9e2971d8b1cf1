import type { ToolPage } from '@boundless/content/schemas/pages/tools';
import type { BalanceChartProps } from '@boundless/ui/components/balance-chart';
import type { ScheduleTableProps } from '@boundless/ui/components/schedule-table';
import type { ShareBarProps } from '@boundless/ui/components/share-bar';
import type { RateRow } from '@boundless/ui/types';
import { money } from './format.js';

export interface FieldRule {
  name: string;
  /** A `count` is a whole number. */
  unit: 'money' | 'percent' | 'count' | 'factor';
  min: number;
  max: number;
  /** Whether `min` itself is excluded. */
  above?: boolean;
  /** Value of an empty field. Without it the field is required. */
  fallback?: number;
  slider?: { min: number; max: number; step: number };
}

export type Numbers = Readonly<Record<string, number>>;
export type Texts = Readonly<Record<string, string>>;

export interface Calculation {
  values: Numbers;
  results: Numbers;
  /** Values, results and `extras`, formatted for sentences. */
  texts: Texts;
}

/** The charts and tables of a result, and the key of its sentence. */
export interface Drawing {
  /** Key of the sentence about the result. */
  sentence: string;
  balance?: BalanceChartProps;
  shares?: ShareBarProps;
  schedule?: ScheduleTableProps;
  rates?: RateRow[];
}

export interface ToolDefinition {
  path: string;
  words: ToolPage;
  rules: readonly FieldRule[];
  /** Returns the parameters that contradict others. Called when each value is valid by itself. */
  conflicts?: (values: Numbers) => readonly string[];
  compute: (values: Numbers) => Numbers;
  /** The result that is shown large. The others follow in the order of the content. */
  headline: string;
  /** Formats of results. @default 'money' */
  figures?: Readonly<Record<string, 'money' | 'rate' | 'ratio'>>;
  /** More texts for sentences and steps. */
  extras?: (values: Numbers, results: Numbers) => Texts;
  draw: (calculation: Calculation) => Drawing;
}

/** A bar of dollars and its parts, in the order of the keys, with the title and the labels of the page's chart. */
export const shareBar = ({ chart }: ToolPage, whole: number, parts: Numbers): ShareBarProps => ({
  title: chart.title ?? '',
  parts: Object.entries(parts).map(([name, value]) => ({
    label: chart[name] ?? '',
    value: money(value),
    // A part of zero may be negative by a tiny fraction.
    share: Math.max(0, value) / whole,
  })),
});

const limit = 1_000_000_000;

/** Dollars, zero or more. */
export const dollars = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  unit: 'money',
  min: 0,
  max: limit,
  ...more,
});

export const positiveDollars = (name: string): FieldRule => dollars(name, { above: true });

export const percent = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  unit: 'percent',
  min: 0,
  max: 1000,
  ...more,
});

/** Whole days or months, at least one. */
export const count = (name: string, max: number, slider?: FieldRule['slider']): FieldRule => ({
  name,
  unit: 'count',
  min: 1,
  max,
  ...(slider && { slider }),
});
