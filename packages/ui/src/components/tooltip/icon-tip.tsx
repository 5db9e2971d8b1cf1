import { Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { NeighboursContext, type TooltipNeighbours } from './tooltip-group.js';
import { TooltipPanel } from './tooltip-panel.js';
import { useTooltip } from './use-tooltip.js';

/** All icons are neighbours: from one to the next the name follows without waiting. */
const icons: TooltipNeighbours = { closedAt: Number.NEGATIVE_INFINITY };

/** The name of the icon-only control that it is put into. For the eyes: to assistive technology the control says it itself. */
export const IconTip = ({ name }: { name: string }) => (
  <NeighboursContext value={icons}>
    <Provider>
      <Tip name={name} />
    </Provider>
  </NeighboursContext>
);

function Tip({ name }: { name: string }) {
  const { open, change, enter, stay, leave } = useTooltip();
  const anchor = useRef<HTMLSpanElement>(null);
  const [container, setContainer] = useState<HTMLElement>();

  useEffect(() => {
    const control = anchor.current?.parentElement;
    if (!control) return;
    // What is in the top layer covers the body.
    setContainer(control.closest<HTMLElement>('dialog, [popover]') ?? undefined);
    const onFocus = () => control.matches(':focus-visible') && change(true);
    const close = () => change(false);
    // It is loaded when the mouse or the focus is there already.
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
  }, [change, enter, leave]);

  return (
    <Root open={open} onOpenChange={change}>
      <Trigger asChild>
        <span ref={anchor} aria-hidden className="pointer-events-none absolute size-11" />
      </Trigger>
      <TooltipPanel container={container} aria-hidden onPointerEnter={stay} onPointerLeave={leave}>
        {name}
      </TooltipPanel>
    </Root>
  );
}
