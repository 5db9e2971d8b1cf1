const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'click', 'popstate'] as const;

let given: Promise<void> | undefined;
let pointer: PointerEvent | undefined;
let clicked: Element | undefined;

/**
 * Resolves when the visitor first moves, touches, presses, tabs or goes back; at once where there is no visitor. What works without
 * script until then (menus by CSS, forms by a plain post) waits for it, so that its code is not fetched for those who only
 * read.
 */
export function firstSign(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  given ??= new Promise((resolve) => {
    const note = (event: Event) => {
      if (event.type === 'pointermove') pointer = event as PointerEvent;
      if (event.type === 'click' && event.target instanceof Element) clicked = event.target;
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
  });
  return given;
}

/** Repeats a click on what `selector` matches, if that came before it could be answered. Returns whether there was one. */
export function repeatClick(selector: string): boolean {
  const missed = clicked?.closest<HTMLElement>(selector);
  if (!missed?.isConnected) return false;
  clicked = undefined;
  missed.click();
  return true;
}

/** Tells what `selector` matches that the mouse rests on it, if it does. */
export function repeatHover(selector: string) {
  const under = pointer && document.elementFromPoint(pointer.clientX, pointer.clientY);
  if (!pointer || !under?.closest(selector)) return;
  const { clientX, clientY, pointerType } = pointer;
  under.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY, pointerType }));
}

let waiting: { inside: Element; form?: HTMLFormElement } | undefined;

function holdSubmit(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !waiting?.inside.contains(form)) return;
  event.preventDefault();
  waiting.form = form;
}

const setChecks = (inside: Element, byBrowser: boolean) => {
  for (const form of inside.querySelectorAll('form')) form.noValidate = !byBrowser;
};

/**
 * Keeps what the visitor sends by a form inside of `inside` until `releaseForms`: the page answers to the visitor already, and a
 * plain post would take it away. The browser no longer checks the fields, since that is up to the form.
 */
export function holdForms(inside: Element) {
  waiting = { inside };
  setChecks(inside, false);
  window.addEventListener('submit', holdSubmit, true);
}

/** Ends `holdForms`: what was kept is sent by the form itself, or as a plain post where its code cannot be had. */
export function releaseForms(by: 'form' | 'browser') {
  const { inside, form } = waiting ?? {};
  waiting = undefined;
  window.removeEventListener('submit', holdSubmit, true);
  if (inside && by === 'browser') setChecks(inside, true);
  form?.requestSubmit();
}
