import type * as TestingLibrary from '@testing-library/dom';

/** A CSS selector, or a role and an accessible name, optionally within a selector. */
export type Target = string | { role: string; name: string; within?: string };

export interface Found {
  text: string;
  value: string;
  focused: boolean;
  attributes: Record<string, string>;
  /** Its centre; `null` if another element covers it. */
  centre: { x: number; y: number } | null;
}

/** Actions that not every driver supports in every engine. */
export type Act = 'scroll' | 'focus' | 'choose';

interface Query {
  target: Target;
  act?: Act | undefined;
  value?: string | undefined;
}

/** Finds the first rendered element that matches. Runs in the page, so it cannot use anything outside this function. */
export function findElement({ target, act, value }: Query): Found | null {
  const candidates = () => {
    if (typeof target === 'string') return [...document.querySelectorAll<HTMLElement>(target)];
    const { queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
    const { role, name, within = 'body' } = target;
    const roots = [...document.querySelectorAll<HTMLElement>(within)];
    return roots.flatMap((root) => queryAllByRole(root, role, { name }));
  };
  const element = candidates().find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!element) return null;
  const centreOf = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  if (act === 'focus') element.focus();
  if (act === 'scroll') {
    if (!centreOf()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const recordMiss = ({ target: hit }: Event) => Object.assign(window, { missed: !element.contains(hit as Node) });
    addEventListener('pointerdown', recordMiss, { capture: true, once: true });
  }
  if (act === 'choose' && element instanceof HTMLSelectElement) {
    element.value = value ?? '';
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return {
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    focused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
    centre: centreOf(),
  };
}
