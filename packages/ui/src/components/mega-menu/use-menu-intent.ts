'use client';

import {
  type FocusEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useClock } from '../../hooks/clock.js';
import { isComposing } from '../../lib/is-composing.js';
import { timing } from '../../tokens/timing.js';
import { isHeadingFor, type Point } from './is-heading-for.js';

type MousePoint = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType' | 'target'>;

const slot = (target: EventTarget | null, name: string) =>
  (target as Element | null)?.closest<HTMLButtonElement>(`[data-slot=${name}]`);

/**
 * Which menu is open. Hovering over a trigger opens its menu, leaving trigger and panel closes it. While the pointer
 * moves towards the panel, the menu stays open even if the pointer crosses other triggers.
 */
export function useMenuIntent(root: RefObject<HTMLElement | null>) {
  const clock = useClock();
  const [open, setOpen] = useState('');
  const current = useRef(open);
  current.current = open;

  const intent = useMemo(() => {
    let planned: { value: string; stop: () => void } | undefined;
    let last: Point = { x: 0, y: 0 };
    let hoverOpened = Number.NEGATIVE_INFINITY;
    // A menu that the visitor closed while the mouse may still be over its trigger.
    let dismissed = '';

    const cancel = () => {
      planned?.stop();
      planned = undefined;
    };
    const plan = (value: string, delay: number, restart: boolean) => {
      if (planned?.value === value && !restart) return;
      cancel();
      const stop = clock.after(delay, () => {
        planned = undefined;
        hoverOpened = clock.now();
        setOpen(value);
      });
      planned = { value, stop };
    };
    const track = ({ pointerType, clientX, clientY, target }: MousePoint) => {
      if (pointerType !== 'mouse') return;
      const from = last;
      last = { x: clientX, y: clientY };
      const panel = current.current
        ? root.current?.querySelector('[data-slot=mega-menu-panel][data-state=open]')
        : null;
      const underway = panel ? isHeadingFor(panel.getBoundingClientRect(), from, last) : false;
      const trigger = slot(target, 'mega-menu-trigger')?.value;
      if (trigger === current.current || panel?.contains(target as Node)) cancel();
      else if (trigger && trigger !== dismissed) plan(trigger, timing.dropdownOpen, underway);
      else if (current.current) plan('', timing.dropdownClose, underway);
      else cancel();
    };
    return {
      cancel,
      track,
      /** Keeps a menu open that CSS opened on hover: a click at that moment is meant to open it. */
      takeOver(value: string) {
        hoverOpened = clock.now();
        setOpen(value);
      },
      /** Called for a click on a trigger, Escape, a press elsewhere, focus leaving, or a followed link. */
      change(value: string) {
        cancel();
        hoverOpened = Number.NEGATIVE_INFINITY;
        dismissed = value ? '' : current.current;
        setOpen(value);
      },
      leave: ({ clientX, clientY, pointerType }: ReactPointerEvent) =>
        track({ clientX, clientY, pointerType, target: null }),
      blur({ currentTarget, relatedTarget }: FocusEvent) {
        if (current.current && relatedTarget && !currentTarget.contains(relatedTarget)) intent.change('');
      },
      triggerProps: {
        onPointerEnter: ({ currentTarget }: ReactPointerEvent<HTMLButtonElement>) => {
          if (currentTarget.value === dismissed) dismissed = '';
        },
        // A click just after hovering has opened the menu is meant to open it.
        onClick(event: React.MouseEvent<HTMLButtonElement>) {
          const opened = event.currentTarget.value === current.current;
          if (opened && clock.now() - hoverOpened <= timing.dropdownClickGuard) event.preventDefault();
        },
      },
    };
  }, [clock, root]);

  useEffect(() => intent.cancel, [intent]);
  // From now on only `open` controls the panels, not CSS.
  useLayoutEffect(() => {
    const menu = root.current?.querySelector('li:focus-within') ?? root.current?.querySelector('li:hover');
    intent.takeOver(menu?.querySelector<HTMLButtonElement>('[data-slot=mega-menu-trigger]')?.value ?? '');
    root.current?.setAttribute('data-ready', '');
  }, [intent, root]);
  useEffect(() => {
    if (!open) return;
    const isOutside = (event: Event) => !root.current?.contains(event.target as Node);
    const move = (event: PointerEvent) => isOutside(event) && intent.track(event);
    const press = (event: PointerEvent) => isOutside(event) && intent.change('');
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const inside = root.current?.contains(document.activeElement);
      if (inside || document.activeElement === document.body)
        root.current?.querySelector<HTMLElement>('[data-slot=mega-menu-trigger][aria-expanded=true]')?.focus();
      intent.change('');
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [open, intent, root]);

  return { open, ...intent };
}
