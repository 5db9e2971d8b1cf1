import { type Answers, variableName } from './answers.js';

/** The text of a partner's file, with the required fields only. */
export function partnerFile({ name, id, accent, second, font, title }: Answers): string {
  const words = wordsOf(`${name} ${title} ${id}`);
  const line = (key: string, value: string | undefined) => (value ? [`    ${key}: ${quote(value)},`] : []);
  return `${[
    "import { definePartner } from '../define-partner.js';",
    "import { statements } from '../statements.js';",
    '',
    ...(words.length > 0 ? [`// cspell:words ${words.join(' ')}`] : []),
    `export const ${variableName(id)} = definePartner({`,
    `  id: ${quote(id)},`,
    '  brand: {',
    ...line('name', name),
    ...line('accent', accent),
    ...line('second', second),
    ...line('font', font),
    '  },',
    '  hero: {',
    ...line('title', title),
    `    lede: \`${escapeTemplate(name)} customers create one profile for all lenders. \${statements.matching} \${statements.decisionShort}\`,`,
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

const escapeTemplate = (value: string) => value.replaceAll(/[\\`]|\$\{/g, (match) => `\\${match}`);
