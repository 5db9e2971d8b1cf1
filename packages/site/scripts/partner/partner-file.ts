import { type PartnerOptions, variableName } from '@boundless/ui/partner-tools';

/** The text of a partner's file, with the required fields only. */
export function partnerFile({
  name,
  id,
  accent,
  second,
  font,
  lang,
  title = 'Get Funded Fast!',
}: PartnerOptions): string {
  const words = wordsOf(`${name} ${title} ${id}`);
  const line = (indent: string, key: string, value: string | undefined) =>
    value ? [`${indent}${key}: ${quote(value)},`] : [];
  return `${[
    "import { definePartner } from './page/define-partner.js';",
    '',
    ...(words.length > 0 ? [`// cspell:words ${words.join(' ')}`] : []),
    `export const ${variableName(id)} = definePartner({`,
    ...line('  ', 'id', id),
    ...line('  ', 'lang', lang),
    '  brand: {',
    ...line('    ', 'name', name),
    ...line('    ', 'accent', accent),
    ...line('    ', 'second', second),
    ...line('    ', 'font', font),
    '  },',
    '  hero: {',
    ...line('    ', 'title', title),
    '  },',
    '});',
  ].join('\n')}\n`;
}

/** Words that may not be in a dictionary, each once, ignoring case. */
function wordsOf(text: string): string[] {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const plain = words.map((word) => word.toLowerCase());
  return words.filter((word, index) => plain.indexOf(word.toLowerCase()) === index);
}

/** Quotes a string as the formatter does: with single quotes, unless they would need escapes. */
function quote(value: string): string {
  const mark = value.includes("'") && !value.includes('"') ? '"' : "'";
  return mark + value.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}
