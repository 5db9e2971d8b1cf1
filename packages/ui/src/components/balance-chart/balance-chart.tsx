import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import type { BalanceChartText } from '../../types.js';
import { drawBalance } from './draw-balance.js';

export interface BalanceChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The balance at each step, in order: above zero first, below zero at the end. */
  values: readonly number[];
  /** Name of a step under the axis: "Day" in "Day 180". */
  step: string;
  /** Labels of the drawing, and its text alternative. */
  text: BalanceChartText;
}

/**
 * How a balance falls and crosses zero: bars above and below the zero line, with the sun where they cross it. It is
 * drawn for wide and for narrow screens; the description says the same as text.
 *
 * Renders a `<figure>`. Styling hook: `data-slot="balance-chart"`.
 */
export function BalanceChart({ values, step, text, className, ...props }: BalanceChartProps) {
  const id = useId();
  return (
    <figure {...props} data-slot="balance-chart" aria-labelledby={`${id}-title`} className={className}>
      <figcaption className="bl:mb-6 bl:flex bl:flex-wrap bl:items-center bl:gap-x-6 bl:gap-y-1 bl:text-body-sm">
        <span id={`${id}-title`} className="bl:w-full bl:font-semibold bl:text-body bl:text-default">
          {text.title}
        </span>
        <Key fill="bl:bg-drawn-mid">{text.above}</Key>
        <Key fill="bl:bg-accent">{text.below}</Key>
      </figcaption>
      <p className="bl:sr-only">{text.description}</p>
      <Drawing {...{ values, step, text }} width={820} height={360} bars={60} ticks={6} className="bl:max-md:hidden" />
      <Drawing {...{ values, step, text }} width={350} height={300} bars={36} ticks={3} className="bl:md:hidden" />
    </figure>
  );
}

const Key = ({ fill, children }: { fill: string; children: string }) => (
  <span>
    <i aria-hidden className={cn('bl:me-2 bl:inline-block bl:size-3', fill)} />
    <span>{children}</span>
  </span>
);

interface DrawingProps extends Pick<BalanceChartProps, 'values' | 'step' | 'text' | 'className'> {
  width: number;
  height: number;
  bars: number;
  ticks: number;
}

function Drawing({ values, step, text, width, height, bars, ticks, className }: DrawingProps) {
  const { above, below, line, turn, axis } = drawBalance(values, { width, height, bars, ticks });
  const narrow = width < 500;
  // Labels that would overflow the drawing are aligned to its edge, above the bars.
  const long = Math.max(text.turn.length, text.turnNote.length) * (narrow ? 7 : 7.6);
  const fits = turn.x + 12 + long <= width;
  const left = fits ? turn.x : width - 2 - long;
  const stem = Math.max(92, (line - 40) * (1 - left / turn.x) + 60);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      fontSize={narrow ? 14 : 15}
      className={cn('bl:num bl:w-full bl:overflow-visible bl:font-body', className)}
    >
      <path d={above} className="bl:fill-drawn-mid" />
      <path d={below} className="bl:fill-accent" />
      <path d={`M-60 ${line}H3000`} strokeWidth={3} className="bl:stroke-line-strong" />
      <text x={narrow ? 12 : 18} y={14} className="bl:fill-drawn-line bl:font-semibold">
        {text.start}
      </text>
      <path d="M3 30V4" strokeWidth={1.5} className="bl:stroke-line-strong" />
      <path d={`M${turn.x} ${line}V${line - stem}`} strokeWidth={1.5} className="bl:stroke-line-strong" />
      <g
        textAnchor={fits ? 'start' : 'end'}
        transform={`translate(${fits ? turn.x + 12 : width - 2} ${line - stem + (fits ? 12 : -28)})`}
      >
        <text className="bl:fill-drawn-line bl:font-semibold">{text.turn}</text>
        <text y={20} className="bl:fill-drawn-note">
          {text.turnNote}
        </text>
      </g>
      <circle
        cx={turn.x}
        cy={line}
        r={narrow ? 9 : 11}
        strokeWidth={1.5}
        className="bl:fill-spark bl:stroke-line-strong"
      />
      <text x={turn.x - 24} y={line + 34} textAnchor="end" className="bl:fill-drawn-line bl:font-semibold">
        {text.end}
      </text>
      <path d={`M2 ${height - 30}H${width - 2}`} className="bl:stroke-control" />
      {axis.map(({ x, at }, index) => (
        <g key={at}>
          <path d={`M${x} ${height - 30}v6`} className="bl:stroke-control" />
          <text
            x={x}
            y={height - 8}
            textAnchor={index === 0 ? 'start' : index === axis.length - 1 ? 'end' : 'middle'}
            className="bl:fill-drawn-note"
          >
            {index === 0 || index === axis.length - 1 ? `${step} ${at}` : at}
          </text>
        </g>
      ))}
    </svg>
  );
}
