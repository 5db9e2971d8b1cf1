import type { Action } from './common.js';

/** An optional slider below a field. */
export interface FieldSlider {
  min: number;
  max: number;
  step: number;
  /** Labels below its ends. */
  from: string;
  to: string;
}

export interface CalculatorField {
  /** Name of its URL parameter. */
  name: string;
  label: string;
  hint?: string;
  /** Unit before the value, such as `$`. */
  prefix?: string;
  /** Unit after the value, such as `days`. */
  suffix?: string;
  /** The typed text. */
  value?: string;
  error?: string;
  optional?: boolean;
  slider?: FieldSlider;
}

/** One figure that a calculator has worked out. */
export interface CalculatorFigure {
  /** Its name for programs that read the page: `data-name`. */
  name: string;
  /** Unrounded, or the word of a result that is no number: `data-value`. */
  raw: number | string;
  label: string;
  /** As shown, without its unit. */
  value: string;
  /** Unit, in smaller type after the value. */
  unit?: string;
  note?: string;
}

/** The result of a calculator: the main figure, the others, and what they mean. */
export interface CalculatorResult {
  headline: CalculatorFigure;
  others: readonly CalculatorFigure[];
  /** What they mean. `\n` begins a paragraph; the first is the largest. */
  sentence: string;
}

/** Shown while there is no result. */
export interface EmptyResult {
  title: string;
  text: string;
  action: Action;
}

/** One part of a whole in a bar. */
export interface BarPart {
  label: string;
  /** As shown. */
  value: string;
  /** How much of the whole it is, 0 to 1. */
  share: number;
}

export interface BalanceChartText {
  /** Caption. */
  title: string;
  /** Text alternative: everything that the chart shows. */
  description: string;
  /** Names of the bars above and below the zero line. */
  above: string;
  below: string;
  /** Label of the first bar. */
  start: string;
  /** Label where the bars cross the zero line. */
  turn: string;
  turnNote: string;
  /** Label of the bars below the zero line. */
  end: string;
}

/** A row of a schedule: its header, and a cell for each column. */
export interface ScheduleRow {
  label: string;
  cells: readonly string[];
}

/** One way to pay the same cost. */
export interface RateRow {
  label: string;
  time: string;
  pays: string;
  rate: string;
  /** Share of the highest rate, 0 to 1. */
  share: number;
}

/** One line of a calculation. */
export interface WorkedStep {
  label: string;
  /** The calculation with its numbers. */
  working: string;
  value: string;
}

/** A tool in a list of tools. */
export interface ToolLink {
  title: string;
  description: string;
  href: string;
}

export interface GlossaryTerm {
  /** Also its anchor. */
  id: string;
  term: string;
  definition: string;
  /** Links to articles and tools. */
  more?: Action;
}

/** A source of figures, with the date on which it was read. */
export interface Source {
  id: string;
  title: string;
  href: string;
  /** As shown: "November 23, 2026". */
  checked: string;
}

/** Something that the other party of a contract has to disclose. */
export interface Disclosure {
  id: string;
  text: string;
  /** What to write to the other party instead of `text`. */
  request?: string;
  /** The law, and where it can be read. */
  source: Action;
}

/** What a contract says in one clause. */
export interface ClauseAnswer {
  id: string;
  title: string;
  /** What it says, in a word or two. */
  answer: string;
  /** What that means for the business. */
  means: string;
  /** What to ask for, without a full stop. */
  ask: string;
  /** Links to an explanation. */
  more?: Action;
}

export interface ComparisonCell {
  /** A figure above the text, shown large. */
  figure?: string;
  /** In a few words. */
  text: string;
  /** Below the text, on a line of its own: for example the figure of another country. */
  other?: string;
  /** Below the text: what a reader has to know with it. */
  note?: string;
  /** Shown on demand: where the figure comes from, and exceptions. */
  details?: string;
  /** Rank for sorting by this column, the smallest first. */
  rank?: number;
  /** Ids of the sources. */
  sources?: readonly string[];
}

export interface ComparisonRow {
  id: string;
  title: string;
  subtitle: string;
  href: string;
  /** Text of a tag, such as the country to which it is limited. */
  tag?: string;
  /** Ids of the needs that it serves. */
  needs: readonly string[];
  /** Cells by column id. */
  cells: Readonly<Record<string, ComparisonCell>>;
}

export interface ComparisonColumn {
  id: string;
  label: string;
  sortable?: boolean;
}
