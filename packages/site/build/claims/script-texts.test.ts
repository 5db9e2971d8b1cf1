import { expect, it } from 'vitest';
import { scriptTexts } from './script-texts.js';
import { unbacked } from './unbacked-in.js';

const texts = 'Sent to 120+ lenders\nFrom $2,486 a month';
const problems = (script: string) => unbacked(scriptTexts(script), texts);

it.each([
  "toast('Sent to 120+ lenders')",
  "const panel = { className: 'grid gap-4 lg:grid-cols-[7rem_1fr]', d: 'M10 90H1640M150 -500V1000' };",
  "if (width > 24) send('a', `Nothing counted here`);",
  "matchMedia('(min-width: 48rem)'); document.querySelector('main h1').style.backgroundPosition = 'center 0'",
])('lets pass what the content says, and what nobody reads: %s', (script) => {
  expect(problems(script)).toEqual([]);
});

it.each([
  ["toast('We reply within 24 hours.')", 'We reply within 24 hours.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source that is read.
  ['say(`You save ${sum}, 30% of it`)', ', 30% of it'],
  ['const menu = { items: [{ label: "Hundreds of lenders" }] };', 'Hundreds of lenders'],
])('refuses a figure in what a script shows: %s', (script, words) => {
  expect(problems(script)).toEqual([`"${words}" is no text of the content`]);
});
