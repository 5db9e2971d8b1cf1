import { expect, it } from 'vitest';
import { documentProblems } from './unbacked-figures.js';

const labels = ['{value} sur {total}', '{value} à {total}', '{value} étoiles sur {total}'];
const texts = [
  'Matches within minutes.',
  'Over 120+ lenders, $3.5B+ asked for',
  'The line costs $2,486',
  '9.90%',
  ...labels,
].join('\n');
const problems = (body: string) => documentProblems(`<!doctype html><title>T</title><body>${body}`, texts);

it.each([
  '<p>Over <strong>120+ lenders</strong>, $3.5B+ asked for</p>',
  '<p>Nothing counted here</p>',
  '<img alt="Matches within minutes.">',
  '<p role="img" aria-label="2 of 4">9.90%</p>',
  '<p>2 sur 4</p><p>1 à 3 sur 12</p><p>5 étoiles sur 5</p>',
  '<script>const rate = 12;</script><style>p{margin:3px}</style><template>77</template>',
  '<section data-slot="calculator-panel"><output>$361.11</output></section>',
])('accepts text of the content, and text without figures: %s', (body) => {
  expect(problems(body)).toEqual([]);
});

it.each([
  ['<p>We reply within 24 hours.</p>', 'We reply within 24 hours.'],
  ['<p><b>20+ lenders</b></p>', '20+ lenders'],
  ['<p>$2,48</p>', '$2,48'],
  ['<p>90%</p>', '90%'],
  ['<p>2 von 4</p>', '2 von 4'],
  ['<p>Plus de 2 sur 4</p>', 'Plus de 2 sur 4'],
  ['<button aria-label="Approved in seconds">Go</button>', 'Approved in seconds'],
  ['<input placeholder="hundreds of lenders">', 'hundreds of lenders'],
])('refuses a figure or a promise of speed that is not in the content: %s', (body, words) => {
  expect(problems(body)).toEqual([`"${words}" is not in the content`]);
});

it.each(['See [the terms](/terms-of-service).', '**Free.** Really.'])(
  'refuses Markdown that is shown as plain text: %s',
  (text) => {
    expect(problems(`<p>${text}</p>`)).toEqual([`"${text}" shows raw Markdown`]);
  },
);

it('checks the description of the page', () => {
  expect(documentProblems('<head><meta name="description" content="4x faster">', texts)).toHaveLength(1);
});
