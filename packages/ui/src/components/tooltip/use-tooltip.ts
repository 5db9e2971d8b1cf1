import { type PointerEvent, useContext, useEffect, useMemo, useState } from 'react';
import { timing } from '../../tokens/timing.js';
import { NeighboursContext } from './tooltip-group.js';

/**
 * Whether a tooltip is open. Radix takes a mouse that goes from one trigger to the next for one on its way to the tooltip,
 * where that lies above both; here the neighbour's trigger wins.
 */
export function useTooltip() {
  const neighbours = useContext(NeighboursContext);
  const [open, setOpen] = useState(false);

  const tooltip = useMemo(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stay = () => clearTimeout(leaving);
    const close = () => change(false);
    function change(next: boolean) {
      stay();
      if (neighbours) {
        if (next && neighbours.close !== close) neighbours.close?.();
        if (next) neighbours.close = close;
        else if (neighbours.close === close) {
          neighbours.close = undefined;
          neighbours.closedAt = performance.now();
        }
      }
      setOpen(next);
    }
    return {
      close,
      change,
      stay,
      /** Radix waits for the mouse to move on; a mouse that has jumped away and rests closes it, too. */
      leave() {
        stay();
        leaving = setTimeout(close, timing.tooltipLeave);
      },
      enter({ pointerType }: PointerEvent) {
        stay();
        if (pointerType === 'touch' || !neighbours) return;
        if (neighbours.close || performance.now() - neighbours.closedAt < timing.tooltipSkipDelay) change(true);
      },
    };
  }, [neighbours]);

  useEffect(
    () => () => {
      tooltip.stay();
      if (neighbours?.close === tooltip.close) neighbours.close = undefined;
    },
    [neighbours, tooltip],
  );
  return { open, ...tooltip };
}
