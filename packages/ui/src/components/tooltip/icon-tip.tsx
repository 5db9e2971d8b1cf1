'use client';

import { Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { NeighboursContext, type TooltipNeighbours } from './tooltip-group.js';
import { TooltipPanel } from './tooltip-panel.js';
import { useTooltip } from './use-tooltip.js';

/** All icons are in one group: moving from one to the next opens its tooltip without delay. */
const icons: TooltipNeighbours = { closedAt: Number.NEGATIVE_INFINITY };

/**
 * A tooltip with the name of the icon-only control that contains it. Only visual: the control's accessible name has the
 * same text.
 */
export const IconTip = ({ name }: { name: string }) => (
  <NeighboursContext value={icons}>
    <Provider>
      <Tip name={name} />
    </Provider>
  </NeighboursContext>
);

function Tip({ name }: { name: string }) {
  const { open, change, enter, focus, stay, leave } = useTooltip();
  const anchor = useRef<HTMLSpanElement>(null);
  const [container, setContainer] = useState<HTMLElement>();

  useEffect(() => {
    const control = anchor.current?.parentElement;
    if (!control) return;
    // Elements in the top layer cover the body.
    setContainer(control.closest<HTMLElement>('dialog, [popover]') ?? undefined);
    const onFocus = () => focus(control);
    const close = () => change(false);
    // When it is loaded, the mouse or the focus is already on the control.
    if (control.matches(':hover')) enter({ pointerType: 'mouse', preventDefault() {} });
    onFocus();
    const listening = new AbortController();
    const { signal } = listening;
    control.addEventListener('pointerenter', enter, { signal });
    control.addEventListener('pointerleave', leave, { signal });
    control.addEventListener('pointerdown', close, { signal });
    control.addEventListener('focus', onFocus, { signal });
    control.addEventListener('blur', close, { signal });
    return () => listening.abort();
  }, [change, enter, focus, leave]);

  return (
    <Root open={open} onOpenChange={change}>
      <Trigger asChild>
        <span ref={anchor} aria-hidden className="bl:pointer-events-none bl:absolute bl:size-11" />
      </Trigger>
      <TooltipPanel container={container} aria-hidden onPointerEnter={stay} onPointerLeave={leave}>
        {name}
      </TooltipPanel>
    </Root>
  );
}
