const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'click'] as const;
const menuTriggers = '[data-slot=mega-menu-trigger]';

let given: Promise<void> | undefined;
let pointer: PointerEvent | undefined;
let clicked: HTMLElement | undefined;

/**
 * Resolves when the visitor first moves, touches, presses or tabs; at once where there is no visitor. What works without
 * script until then (menus by CSS, forms by a plain post) waits for it, so that its code is not fetched for those who only
 * read.
 */
export function firstSign(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  given ??= new Promise((resolve) => {
    const note = (event: Event) => {
      if (event.type === 'pointermove') pointer = event as PointerEvent;
      if (event.type === 'click' && event.target instanceof Element) {
        clicked = event.target.closest<HTMLElement>(menuTriggers) ?? undefined;
      }
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    stopNoting = () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  });
  return given;
}

let stopNoting = () => {};

/** Gives the header's menus again what they missed: a click on one of them, or the mouse resting there. */
export function repeatFirstSign() {
  stopNoting();
  const missed = clicked;
  clicked = undefined;
  if (missed?.isConnected) return missed.click();
  const under = pointer && document.elementFromPoint(pointer.clientX, pointer.clientY);
  if (!pointer || !under?.closest(menuTriggers)) return;
  const { clientX, clientY, pointerType } = pointer;
  under.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY, pointerType }));
}
