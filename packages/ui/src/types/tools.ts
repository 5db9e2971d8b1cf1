import type { Action } from './common.js';

/** A slider under a field, for whoever would rather try than type. */
export interface FieldSlider {
  min: number;
  max: number;
  step: number;
  /** Under its ends. */
  from: string;
  to: string;
}

/** One field of a calculator. */
export interface CalculatorField {
  /** Name of its parameter in the address. */
  name: string;
  label: string;
  hint?: string;
  /** Before the value, such as `$`. */
  prefix?: string;
  /** After the value, such as `days`. */
  suffix?: string;
  /** As typed. */
  value?: string;
  error?: string;
  /** Whether it may stay empty. */
  optional?: boolean;
  slider?: FieldSlider;
}

/** One figure that a calculator has worked out. */
export interface CalculatorFigure {
  /** Its name for whoever reads the page by program: `data-name`. */
  name: string;
  /** Unrounded: `data-value`. */
  raw: number;
  label: string;
  /** As shown, without its unit. */
  value: string;
  /** Smaller, after the value. */
  unit?: string;
  note?: string;
}

/** What a calculator shows: the figure that matters most, the others, and what they mean in a sentence. */
export interface CalculatorResult {
  headline: CalculatorFigure;
  others: readonly CalculatorFigure[];
  sentence: string;
}

/** Shown in place of a result while there is none. */
export interface EmptyResult {
  title: string;
  text: string;
  action: Action;
}

/** One part of a whole that is drawn as a bar. */
export interface BarPart {
  label: string;
  /** As shown. */
  value: string;
  /** How much of the whole it is, 0 to 1. */
  share: number;
}

/** What a chart of a balance says beside its bars. */
export interface BalanceChartText {
  /** What the chart shows, as its caption. */
  title: string;
  /** All of it in words, for whoever does not see it. */
  description: string;
  /** The bars above the line, and those below it. */
  above: string;
  below: string;
  /** At the first bar. */
  start: string;
  /** Where the bars cross the line. */
  turn: string;
  turnNote: string;
  /** At the bars below the line. */
  end: string;
}

/** A row of a schedule: what it is called, and a cell for each column. */
export interface ScheduleRow {
  label: string;
  cells: readonly string[];
}

/** One way to pay the same. */
export interface RateRow {
  label: string;
  time: string;
  pays: string;
  rate: string;
  /** Of the highest rate, 0 to 1. */
  share: number;
}

/** One line of a calculation. */
export interface WorkedStep {
  label: string;
  /** What is put in. */
  working: string;
  value: string;
}

/** A tool in a list of tools. */
export interface ToolLink {
  title: string;
  description: string;
  href: string;
}

/** A word and what it means. */
export interface GlossaryTerm {
  /** Also its anchor. */
  id: string;
  term: string;
  definition: string;
  /** Where to read or work out more. */
  more?: Action;
}

/** A source that figures come from, with the day on which it was read. */
export interface Source {
  id: string;
  title: string;
  href: string;
  /** As printed: "November 23, 2026". */
  checked: string;
}

/** What a comparison says of one thing in one column. */
export interface ComparisonCell {
  /** In a few words. */
  text: string;
  note?: string;
  /** Where it is when the table is sorted by this column, the smallest first. */
  rank?: number;
  /** Ids of the sources that say so. */
  sources?: readonly string[];
}

export interface ComparisonRow {
  id: string;
  title: string;
  subtitle: string;
  href: string;
  /** Words on a tag, such as the country that it is limited to. */
  tag?: string;
  /** What it is used for: ids of needs. */
  needs: readonly string[];
  /** By column. */
  cells: Readonly<Record<string, ComparisonCell>>;
}

export interface ComparisonColumn {
  id: string;
  label: string;
  sortable?: boolean;
}
