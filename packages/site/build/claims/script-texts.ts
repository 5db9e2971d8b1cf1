import { parseAst } from 'vite';

/** Class names (a part in lower case with a hyphen, colon, slash or bracket), SVG paths and CSS values. */
const isForMachines = (text: string) =>
  /(?:^|\s)[-!a-z@&*[.][^\s-:[(/]*[-:[(/]/.test(text) ||
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/.test(text) ||
  /^(?:(?:main|h[1-6]|center|0|\d*px)\s?)+$/.test(text);

/** The strings of a built script that have several words: a visitor may read them. Menus, messages and dialogs are in scripts only. */
export function* scriptTexts(script: string): Generator<string> {
  for (const text of stringsOf(parseAst(script))) if (/[a-z]\s|\s[a-z]/i.test(text) && !isForMachines(text)) yield text;
}

function* stringsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as { type?: string; value?: unknown };
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
  else if (node.type === 'TemplateElement') yield (node.value as { cooked: string }).cooked;
  else for (const part of Object.values(value)) yield* stringsOf(part);
}
