import { expect, it } from 'vitest';
import { formatTranscript, saidIn } from './transcript.mjs';

it('a transcript begins with its origin, followed by what was said', () => {
  const about = { story: 'faq--a', tools: 'Orca 43.1, Firefox 153', date: '2026-01-02' };
  const text = formatTranscript(about, [
    { what: 'Tab', said: ['Why?', 'collapsed', 'push button'] },
    { what: 'Enter', said: [] },
  ]);
  expect(text).toBe(
    'faq--a · Orca 43.1, Firefox 153 · 2026-01-02\n\nTab\n  Why?, collapsed, push button\n\nEnter\n  (silence)\n',
  );
});

it.each([
  ["19:42:25.8 - SPEECH OUTPUT: 'Why? push button.'{'established': False}", 'Why? push button.'],
  ["19:42:25.8 - SPEECH OUTPUT: 'It's free' voice=uppercase{'established': False}", "It's free"],
  ["19:42:25.8 - SPEECH OUTPUT: 'Focus mode'{'established': False}", undefined],
  ["19:42:25.8 - SPEECH OUTPUT: 'Finished loading Storybook.'{'established': False}", undefined],
  ["19:42:25.8 - SPEECH OUTPUT: 'New Tab page tab.'{'established': False}", undefined],
  ["19:42:25.8 - SPEECH OUTPUT: 'Messages page tab.'{'established': False}", 'Messages page tab.'],
  ['19:42:25.8 - SPEECH: Initialized', undefined],
])('reads %s', (log, words) => expect(saidIn(log)).toBe(words));
