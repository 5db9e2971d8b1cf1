'use client';

import { type ComponentType, type FocusEvent, lazy, type PointerEvent, Suspense, useState } from 'react';

const IconTip = lazy<ComponentType<{ name: string }>>(() =>
  import('../tooltip/index.js').then(
    (loaded) => ({ default: loaded.IconTip }),
    // If the tooltip cannot be loaded, the control still works.
    () => ({ default: () => null }),
  ),
);

/**
 * Shows the name of an icon-only control in a tooltip, which is loaded on the first hover or keyboard focus.
 *
 * @returns `tip` to put inside the control, and handlers for it
 */
export function useIconTip(name: string) {
  const [reached, setReached] = useState(false);
  return {
    tip: reached && (
      <Suspense>
        <IconTip name={name} />
      </Suspense>
    ),
    tipProps: {
      // A press before the tooltip has loaded keeps it closed too.
      onPointerDown: () => setReached(false),
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setReached(true),
      onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setReached(true),
    },
  };
}
