import { describe, expect, it } from 'vitest';
import { toolOutside as english } from '../../entries/tool-outside.js';
import { links } from '../../site/links.js';
import { toolOutside as french } from './tool-outside.js';

describe.each([
  ['English', english],
  ['French', french],
])('the ends of "Which fits?" in %s', (_, bands) => {
  it('offer no sign-up', () => expect(JSON.stringify(bands)).not.toContain(links.signUp));

  it.each(['outside', 'notYet'] as const)(
    'leave the main action of "%s" to the recommendation, and offer to write to us',
    (name) => expect(bands[name].actions?.map(({ href }) => href)).toEqual(['/contact-us']),
  );
});
