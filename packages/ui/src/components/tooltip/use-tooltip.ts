import { type PointerEvent, useContext, useEffect, useMemo, useState } from 'react';
import { timing } from '../../tokens/timing.js';
import { NeighboursContext } from './tooltip-group.js';

/**
 * Whether a tooltip is open. Radix takes a mouse that goes from one trigger to the next for one on its way to the tooltip,
 * where that lies above both; here the neighbour's trigger wins. Which tooltip may skip the delay is decided here alone: Radix's
 * provider would not know of a tooltip that this closes.
 */
export function useTooltip() {
  const neighbours = useContext(NeighboursContext);
  const [open, setOpen] = useState(false);

  const tooltip = useMemo(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let inside = false;
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
        inside = false;
        stay();
        leaving = setTimeout(close, timing.tooltipLeave);
      },
      enter({ pointerType }: PointerEvent) {
        stay();
        // Once per visit: a press closes the tooltip, and the next move must not open it again.
        if (inside || pointerType === 'touch' || !neighbours) return;
        inside = true;
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
