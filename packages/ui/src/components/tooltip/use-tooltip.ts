'use client';

import { useContext, useEffect, useMemo, useState } from 'react';
import { useClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { NeighboursContext, type TooltipNeighbours } from './tooltip-group.js';

/** The open tooltip; there is only one at a time. */
let shown: { close: () => void; neighbours: TooltipNeighbours | undefined } | undefined;

/**
 * Whether a tooltip is open. Pointer delays use the kit's clock here, not Radix's timers. Radix also treats a mouse
 * that moves to the next trigger as one on its way to the tooltip.
 */
export function useTooltip() {
  const clock = useClock();
  const neighbours = useContext(NeighboursContext);
  const [open, setOpen] = useState(false);

  const tooltip = useMemo(() => {
    let stay = () => {};
    let inside = false;
    const close = () => change(false);
    function change(next: boolean) {
      stay();
      if (next && shown?.close !== close) {
        shown?.close();
        shown = { close, neighbours };
      } else if (!next && shown?.close === close) {
        shown = undefined;
        if (neighbours) neighbours.closedAt = clock.now();
      }
      setOpen(next);
    }
    return {
      close,
      change,
      /** Cancels the pending timer. */
      stay: () => stay(),
      /** Opens in the next frame: the focus can scroll to the control, and scrolling closes a tooltip. */
      focus(control: Element) {
        if (!control.matches(':focus-visible')) return;
        stay();
        const frame = requestAnimationFrame(() => control.matches(':focus-visible') && change(true));
        stay = () => cancelAnimationFrame(frame);
      },
      leave() {
        inside = false;
        stay();
        stay = clock.after(timing.tooltipLeave, close);
      },
      enter(event: { pointerType: string; preventDefault(): void }) {
        // Prevent Radix from starting its own timer.
        event.preventDefault();
        // Once per hover: a press closes the tooltip, and the next move must not open it again.
        if (inside || event.pointerType === 'touch' || !neighbours) return;
        inside = true;
        stay();
        const follows = shown?.neighbours === neighbours || clock.now() - neighbours.closedAt < timing.tooltipSkipDelay;
        if (follows) change(true);
        else stay = clock.after(timing.tooltipDelay, () => change(true));
      },
    };
  }, [clock, neighbours]);

  useEffect(
    () => () => {
      tooltip.stay();
      if (shown?.close === tooltip.close) shown = undefined;
    },
    [tooltip],
  );
  return { open, ...tooltip };
}
