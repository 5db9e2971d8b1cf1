import type * as TestingLibrary from '@testing-library/dom';

/** A CSS selector, or a role with the accessible name and, if several have it, the selector of what it is in. */
export type Target = string | { role: string; name: string; within?: string };

/** What a page says about one element. */
export interface Found {
  text: string;
  value: string;
  focused: boolean;
  attributes: Record<string, string>;
  /** Its middle, where nothing covers that. */
  middle: { x: number; y: number } | null;
}

/** What is done to an element that no driver can do in every engine. */
export type Act = 'approach' | 'focus' | 'choose';

interface Question {
  target: Target;
  act?: Act | undefined;
  value?: string | undefined;
}

/** Finds the first such element that is rendered. Runs in the page: it can name nothing of this file. */
export function look({ target, act, value }: Question): Found | null {
  const candidates = () => {
    if (typeof target === 'string') return [...document.querySelectorAll<HTMLElement>(target)];
    const { queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
    const { role, name, within = 'body' } = target;
    const roots = [...document.querySelectorAll<HTMLElement>(within)];
    return roots.flatMap((root) => queryAllByRole(root, role, { name }));
  };
  const element = candidates().find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!element) return null;
  const middleOf = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  if (act === 'focus') element.focus();
  if (act === 'approach') {
    if (!middleOf()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const note = ({ target: hit }: Event) => Object.assign(window, { missed: !element.contains(hit as Node) });
    addEventListener('pointerdown', note, { capture: true, once: true });
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
    middle: middleOf(),
  };
}
