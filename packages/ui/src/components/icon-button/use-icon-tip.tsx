import { type ComponentType, type FocusEvent, lazy, type PointerEvent, Suspense, useState } from 'react';

const IconTip = lazy<ComponentType<{ name: string }>>(() =>
  import('../tooltip/index.js').then(
    (loaded) => ({ default: loaded.IconTip }),
    // Without its tooltip the control works all the same.
    () => ({ default: () => null }),
  ),
);

/**
 * Shows the name of a control that is an icon alone, in a tooltip that is loaded when the mouse or the keyboard first reaches it.
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
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setReached(true),
      onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && setReached(true),
    },
  };
}
