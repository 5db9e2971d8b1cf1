import type { KeyboardEvent } from 'react';
import { isComposing } from '../../lib/is-composing.js';

/** Key handler: traps the Tab key inside `currentTarget`; Escape calls `close`. */
export function keepFocus(event: KeyboardEvent<HTMLElement>, close: () => void) {
  if (isComposing(event)) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    close();
  }
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button');
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
