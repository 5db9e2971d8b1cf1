import type { ToolPage } from '@boundless/content/schemas/pages/tools';
import type { BalanceChartProps } from '@boundless/ui/components/balance-chart';
import type { ScheduleTableProps } from '@boundless/ui/components/schedule-table';
import type { ShareBarProps } from '@boundless/ui/components/share-bar';
import type { RateRow } from '@boundless/ui/types';

/** What a parameter may be. */
export interface FieldRule {
  name: string;
  unit: 'money' | 'percent' | 'count' | 'factor';
  min: number;
  max: number;
  /** Whether it must be more than `min`. */
  above?: boolean;
  whole?: boolean;
  /** Its value where it is left empty; without one it must be given. */
  fallback?: number;
  slider?: { min: number; max: number; step: number };
}

export type Numbers = Readonly<Record<string, number>>;
export type Texts = Readonly<Record<string, string>>;

/** What was typed, and the results. */
export interface Answer {
  values: Numbers;
  results: Numbers;
  /** Values, results and what the calculator adds, as its sentences show them. */
  texts: Texts;
}

/** Everything that is shown of an answer beyond its figures. */
export interface Drawing {
  /** Which of the calculator's sentences fits. */
  sentence: string;
  balance?: BalanceChartProps;
  shares?: ShareBarProps;
  schedule?: ScheduleTableProps;
  rates?: RateRow[];
}

/** A calculator: its address, its parameters, its maths and how that is shown. */
export interface ToolDefinition {
  path: string;
  words: ToolPage;
  rules: readonly FieldRule[];
  /** Which parameters do not fit together. Called when each is possible by itself. */
  conflicts?: (values: Numbers) => readonly string[];
  compute: (values: Numbers) => Numbers;
  /** The figure that is shown large; the others follow in the order of the content. */
  headline: string;
  /** How figures are shown. @default 'money' */
  figures?: Readonly<Record<string, 'money' | 'rate' | 'ratio'>>;
  /** Further texts for sentences and steps. */
  extras?: (values: Numbers, results: Numbers) => Texts;
  draw: (answer: Answer) => Drawing;
}

const limit = 1_000_000_000;

/** Dollars, zero or more. */
export const dollars = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  unit: 'money',
  min: 0,
  max: limit,
  ...more,
});

/** Dollars, more than zero. */
export const someDollars = (name: string): FieldRule => dollars(name, { above: true });

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
  whole: true,
  ...(slider && { slider }),
});
