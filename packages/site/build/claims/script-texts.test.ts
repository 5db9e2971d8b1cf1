import { expect, it } from 'vitest';
import { scriptTexts } from './script-texts.js';
import { unbackedFigures } from './unbacked-figures.js';

const texts = 'Sent to 120+ lenders\nFrom $2,486 a month';
const problems = (script: string) => unbackedFigures(scriptTexts(script), texts);

it.each([
  "toast('Sent to 120+ lenders')",
  "const panel = { className: 'grid gap-4 lg:grid-cols-[7rem_1fr]', d: 'M10 90H1640M150 -500V1000' };",
  "if (width > 24) send('a', `Nothing counted here`);",
  "matchMedia('(min-width: 48rem)'); document.querySelector('main h1').style.backgroundPosition = 'center 0'",
])('accepts text of the content, and strings that nobody reads: %s', (script) => {
  expect(problems(script)).toEqual([]);
});

it.each([
  ["toast('We reply within 24 hours.')", 'We reply within 24 hours.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code.
  ['say(`You save ${sum}, 30% of it`)', ', 30% of it'],
  ['const menu = { items: [{ label: "Hundreds of lenders" }] };', 'Hundreds of lenders'],
])('refuses a figure in a script that is not in the content: %s', (script, words) => {
  expect(problems(script)).toEqual([`"${words}" is not in the content`]);
});
