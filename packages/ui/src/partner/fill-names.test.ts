import { expect, it } from 'vitest';
import { fillNames } from './fill-names.js';

it.each(['Acme', `O'Brien & "Sons"`, 'Acme\\Co', 'A$&B', '__id__'])('puts the name %s into texts as it is', (name) => {
  const texts = { meta: { title: 'For __name__' }, items: [{ href: '/p/__id__/signup/', count: 2 }] };
  expect(fillNames(texts, { name, id: 'acme' })).toEqual({
    meta: { title: `For ${name}` },
    items: [{ href: '/p/acme/signup/', count: 2 }],
  });
});
