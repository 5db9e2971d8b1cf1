interface Size {
  width: number;
  height: number;
  /** Maximum number of bars. */
  bars: number;
  /** Maximum number of axis sections. */
  ticks: number;
}

/** Space above the bars for text, and below the axis for its labels. */
const top = 40;
const bottom = 56;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The geometry of a balance chart: paths of the bars, position of zero, where the bars cross it, and labels of the
 * axis.
 */
export function drawBalance(values: readonly number[], { width, height, bars, ticks }: Size) {
  const steps = Math.max(1, values.length - 1);
  const highest = Math.max(...values, 0) || 1;
  const lowest = Math.min(...values, 0);
  const room = height - top - bottom;
  const line = round(top + (room * highest) / (highest - lowest));
  const count = Math.min(bars, values.length);
  const slot = (width - 4) / count;
  let above = '';
  let below = '';
  for (let bar = 0; bar < count; bar += 1) {
    const value = values[Math.round((bar * steps) / Math.max(1, count - 1))] ?? 0;
    const long = round((room * Math.abs(value)) / (highest - lowest));
    const at = `M${round(2 + bar * slot)} ${line}`;
    const wide = `h${round(slot * 0.6)}`;
    if (value > 0) above += `${at}v${-long}${wide}v${long}z`;
    else below += `${at}v${long}${wide}v${-long}z`;
  }
  const crossing = values.findIndex((value) => value <= 0);
  const turn = { step: crossing, x: round(2 + ((width - 4) * (crossing < 0 ? steps : crossing)) / steps) };
  const parts = Math.min(ticks, steps);
  const axis = Array.from({ length: parts + 1 }, (_, index) => {
    const at = Math.round((index * steps) / parts);
    return { at, x: round(2 + ((width - 4) * at) / steps) };
  });
  return { above, below, line, turn, axis };
}
