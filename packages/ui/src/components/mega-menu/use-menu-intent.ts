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
import { timing } from '../../tokens/timing.js';
import { isHeadingFor, type Point } from './is-heading-for.js';

type MousePoint = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType' | 'target'>;

const slot = (target: EventTarget | null, name: string) =>
  (target as Element | null)?.closest<HTMLButtonElement>(`[data-slot=${name}]`);

/**
 * Which menu is open, and what the mouse means: resting on a trigger opens its menu, leaving trigger and panel closes it,
 * and a pointer that is on its way to the panel keeps it open whatever it crosses.
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
    // The menu that was closed on purpose while the mouse may still rest on its trigger.
    let barred = '';

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
      else if (trigger && trigger !== barred) plan(trigger, timing.dropdownOpen, underway);
      else if (current.current) plan('', timing.dropdownClose, underway);
      else cancel();
    };
    return {
      cancel,
      track,
      /** Keeps open what CSS opened by hover: a click at that moment means to open it. */
      takeOver(value: string) {
        hoverOpened = clock.now();
        setOpen(value);
      },
      /** A click on a trigger, Escape, a press elsewhere, the focus leaving, a link followed. */
      change(value: string) {
        cancel();
        hoverOpened = Number.NEGATIVE_INFINITY;
        barred = value ? '' : current.current;
        setOpen(value);
      },
      leave: ({ clientX, clientY, pointerType }: ReactPointerEvent) =>
        track({ clientX, clientY, pointerType, target: null }),
      blur({ currentTarget, relatedTarget }: FocusEvent) {
        if (current.current && relatedTarget && !currentTarget.contains(relatedTarget)) intent.change('');
      },
      triggerProps: {
        onPointerEnter: ({ currentTarget }: ReactPointerEvent<HTMLButtonElement>) => {
          if (currentTarget.value === barred) barred = '';
        },
        // A click just as hovering opens the menu means to open it.
        onClick(event: React.MouseEvent<HTMLButtonElement>) {
          const opened = event.currentTarget.value === current.current;
          if (opened && clock.now() - hoverOpened <= timing.dropdownClickGuard) event.preventDefault();
        },
      },
    };
  }, [clock, root]);

  useEffect(() => intent.cancel, [intent]);
  // From here on the panels follow `open` alone.
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
      if (event.key !== 'Escape' || event.defaultPrevented) return;
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
