import { useEffect, useRef } from 'react';
import type { Rotation } from '../../hooks/use-rotation.js';

/**
 * Pauses a rotation for what was chosen by hand, until its root is left: by the mouse, by a tap elsewhere, or by the focus.
 * While the mouse is inside, focus that goes away leaves nothing: a click on text takes it, and the visitor is still there.
 */
export function useHeldChoice({ select, pause, resume }: Pick<Rotation, 'select' | 'pause' | 'resume'>) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const release = () => resume('choice');
    const outside = (target: EventTarget | null) => !element.contains(target as Node | null);
    let pointedAt = false;
    const onEnter = ({ pointerType }: PointerEvent) => {
      pointedAt = pointerType === 'mouse';
    };
    const onLeave = () => {
      pointedAt = false;
      release();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!pointedAt && outside(relatedTarget)) release();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (outside(target)) release();
    };
    element.addEventListener('pointerenter', onEnter, { signal });
    element.addEventListener('mouseleave', onLeave, { signal });
    element.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => listening.abort();
  }, [resume]);

  return {
    root,
    choose(index: number) {
      select(index);
      pause('choice');
    },
  };
}
