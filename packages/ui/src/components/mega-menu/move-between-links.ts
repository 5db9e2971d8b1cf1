import type { KeyboardEvent } from 'react';
import { isComposing } from '../../lib/is-composing.js';
import { isRtl } from '../../lib/is-rtl.js';

const targets: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Key handler: the arrow keys, Home and End move the focus between the links of `currentTarget`. */
export function moveBetweenLinks(event: KeyboardEvent) {
  if (isComposing(event)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const [previous, next] = isRtl(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const key = { [previous]: 'ArrowUp', [next]: 'ArrowDown' }[event.key] ?? event.key;
  const to = targets[key]?.(at, links.length - 1);
  if (to === undefined || at < 0) return;
  event.preventDefault();
  links[to]?.focus();
}
