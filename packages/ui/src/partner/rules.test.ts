import { describe, expect, it, vi } from 'vitest';
import { samplePartner } from '../test/sample-partner.js';
import {
  brandProblems,
  checkColours,
  checkPage,
  createReport,
  disclosureProblems,
  englishProblems,
  exampleNotes,
  linkProblems,
  logoProblems,
  offerProblems,
  sectionProblems,
  signUpProblems,
} from './rules.js';

const at = (field: string, reason: string) => `${field}: ${reason}`;
const offer = (dates: object, today: string) => offerProblems({ ...samplePartner, ...dates }, at, today);

it('refuses an offer that has ended, on the day after, and one that has not begun', () => {
  expect(offer({ validUntil: '2026-01-31' }, '2026-01-31')).toEqual([]);
  expect(offer({ validUntil: '2026-01-31' }, '2026-02-01')[0]).toContain('ended on 2026-01-31');
  expect(offer({ validFrom: '2026-02-01' }, '2026-01-31')[0]).toContain('begins on 2026-02-01');
});

it.each(['2026-31-12', '2026-02-31', '31 December 2026', ''])('refuses "%s" as a date', (validUntil) => {
  expect(offer({ validUntil }, '2026-01-31')).toEqual([
    `validUntil: "${validUntil}" is not a date; write year, month and day: 2026-12-31`,
  ]);
});

it('names a section without texts, and a quote that no section shows', () => {
  const quote = { quote: 'Good.', name: 'Ada', position: 'Owner', company: 'Okafor', rating: 5 };
  const problems = (more: object) => sectionProblems({ ...samplePartner, testimonial: undefined, ...more }, at);
  expect(problems({})).toEqual([]);
  expect(problems({ testimonial: quote })).toEqual([]);
  expect(problems({ sections: ['hero', 'testimonial', 'disclosures'] })).toEqual([
    "sections: has 'testimonial', which has no texts; give testimonial, or leave it out",
  ]);
  expect(problems({ testimonial: quote, sections: ['hero', 'faq', 'disclosures'] })).toEqual([
    "testimonial: is not shown; add 'testimonial' to sections, or leave it out",
  ]);
  for (const shown of ['testimonial', { section: 'testimonial', content: quote }])
    expect(problems({ testimonial: quote, sections: ['hero', shown, 'disclosures'] })).toEqual([]);
});

it('refuses a blank name, a long one, and an id that cannot be in an address', () => {
  expect(brandProblems('acme-capital', 'A'.repeat(40), at)).toEqual([]);
  expect(brandProblems('Bad Id', '  ', at)).toEqual([
    'brand.name: must not be empty',
    'id: must be lower-case words joined by hyphens, the first beginning with a letter',
  ]);
  expect(brandProblems('acme', 'A'.repeat(41), at)).toEqual([
    'brand.name: must be at most 40 characters, to fit next to our logo',
  ]);
});

it('requires a button to the sign-up of the partner in hero and closing', () => {
  const { hero, closing } = samplePartner;
  expect(signUpProblems(samplePartner, at, '/p/fernwell/signup/')).toEqual([]);
  const withoutLinks = { hero: { ...hero, actions: [] }, closing: { ...closing, actions: [] } };
  expect(signUpProblems({ ...samplePartner, ...withoutLinks }, at, '/p/fernwell/signup/')).toEqual(
    ['hero', 'closing'].map(
      (field) => `${field}: no button links to /p/fernwell/signup/; omit actions, or add that address`,
    ),
  );
});

it('refuses a link to the sign-up of another partner', () => {
  const href = 'https://app.boundless.example/p/acme/signup/?next=/';
  const action = { label: 'Apply', href };
  const hero = { ...samplePartner.hero, actions: [...(samplePartner.hero.actions ?? []), action] };
  const disclosures = [...samplePartner.disclosures, `[Apply](${href})`];
  expect(signUpProblems({ ...samplePartner, hero, disclosures }, at, '/p/fernwell/signup/')).toEqual(
    ['hero.actions.1.href', `disclosures.${disclosures.length - 1}`].map(
      (field) => `${field}: "${href}" is the sign-up of another partner; write /p/fernwell/signup/`,
    ),
  );
});

it('requires that the disclosures name the partner', () => {
  expect(disclosureProblems('Fernwell', samplePartner.disclosures, at)).toEqual([]);
  expect(disclosureProblems('Fernwell', ['We are no lender.'], at)).toHaveLength(2);
});

it('refuses an address in a text', () => {
  const items = [{ answer: 'See our [privacy policy](/privacy-terms) or [write](mailto:a@b.example).' }];
  expect(linkProblems({ faq: { items } }, at)).toEqual([
    'faq.items.0.answer: "/privacy-terms" leads nowhere from here; write the whole address, with https://',
  ]);
});

it.each(['https://app.boundless.example/p/acme/signup/', 'mailto:a@b.example', 'tel:+1555', '#steps'])(
  'accepts the address %s',
  (href) => expect(linkProblems({ hero: { actions: [{ href }] } }, at)).toEqual([]),
);

it.each(['/contact-us', 'http://boundless.example', 'javascript:alert(1)', ''])('refuses the address "%s"', (href) => {
  expect(linkProblems({ hero: { actions: [{ href }] } }, at)).toEqual([
    `hero.actions.0.href: "${href}" leads nowhere from here; write the whole address, with https://`,
  ]);
});

it('names each host that is only an example, once', () => {
  const hrefs = [
    'https://app.boundless.example/p/',
    'https://app.boundless.example/q/',
    'https://acme.com/a',
    '#steps',
  ];
  const links = { actions: hrefs.map((href) => ({ href })), href: 'https://www.example.com' };
  expect(exampleNotes(links, at)).toEqual([
    'actions.0.href: app.boundless.example is only an example; write the real address before you publish',
    'href: www.example.com is only an example; write the real address before you publish',
  ]);
});

const logo = (markup: string) => logoProblems({ name: 'Acme', viewBox: '0 0 120 30', markup }, at);

it('accepts a logo in one colour, or no logo', () => {
  expect(logo('<path fill="currentColor" stroke="none" d="M0 0h9v9z"/>')).toEqual([]);
  expect(logoProblems(undefined, at)).toEqual([]);
});

const shape = 'd="M0 0h90v9z"';

it.each([
  ['a script', `<path ${shape}/><script>alert(1)</script>`, '<script> is no shape'],
  ['a handler', `<path onload="alert(1)" ${shape}/>`, 'no handlers'],
  ['a file', `<path fill="url(https://evil.example/#f)" ${shape}/>`, 'gradients or files'],
  ['a style', `<path style="fill:currentColor" ${shape}/>`, 'no handlers, styles'],
  ['a colour', `<path fill="#ff0000" ${shape}/>`, '"#ff0000" is a colour of its own'],
  ['the black of no colour', `<path fill="currentColor" ${shape}/><path d="M0 9h90v9z"/>`, '"#000000" is a colour of'],
  ['nothing', '', 'holds no shape'],
  ['nothing that can be seen', `<path fill="none" ${shape}/>`, 'holds no shape'],
  ['an open element', `<path ${shape}>`, 'cannot be read as SVG'],
])('refuses a logo with %s', (_, markup, problem) => expect(logo(markup).join('\n')).toContain(problem));

it('accepts valid colours, and names the field of a misspelt or transparent one', () => {
  expect(checkColours({ accent: 'rebeccapurple', second: 'oklch(0.7 0.2 150)' }, at)).toMatchObject({ problems: [] });
  expect(checkColours({ accent: '#ffe600' }, at).pairs).toBeGreaterThan(5);
  expect(checkColours({ accent: 'yelow', second: 'rgb(255 247 176 / .4)' }, at).problems).toEqual([
    'brand.accent: "yelow" is not a CSS colour. Write one such as #0a7a50.',
    'brand.second: "rgb(255 247 176 / .4)" is see-through. Give the solid colour.',
  ]);
});

describe('a page in another language', () => {
  const english = { ...samplePartner, meta: { title: 'Funding' } };
  const page = { partnerId: 'fernwell', brand: { name: 'Fernwell', accent: 'navy' }, english };
  const labels = {
    ...{ home: 'Boundless, accueil', pauseMotion: 'Suspendre', playMotion: 'Reprendre' },
    ...{ motionPaused: 'En pause', motionPlaying: 'Repris', illustrative: 'Exemple fictif' },
  };

  it('names every text and label that is left in English', () => {
    const content = { ...english, meta: { title: 'Financement' }, steps: { ...english.steps, title: 'La marche' } };
    const problems = englishProblems({ ...page, content }, at);
    expect(problems).toContain('hero.title: is in English: "Get Funded Fast!"');
    expect(problems).toContain('faq.items.2.answer: is in English: "You are not charged for matching."');
    expect(problems.join()).not.toContain('steps.title');
    expect(problems.join()).not.toContain('meta.title');
    expect(problems.at(-1)).toBe(
      "labels: the kit's own words are in English: home, pauseMotion, playMotion, motionPaused, motionPlaying, illustrative",
    );
  });

  it('needs the labels of what it shows', () => {
    const shown = (content: object) =>
      englishProblems({ ...page, english: {}, labels, content: { ...english, ...content } }, at);
    const quote = { quote: 'Oui.', name: 'Ada', position: 'Patronne', company: 'Okafor', rating: 5 };
    expect(shown({})).toEqual([]);
    expect(shown({ validUntil: '2029-12-31', testimonial: quote })).toEqual([
      "labels: the kit's own words are in English: until, rating",
    ]);
  });

  it('is checked if its language is not English', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const failed = (lang: string) => {
      const report = createReport();
      checkPage({ ...page, content: english, lang, today: '2026-01-01' }, at, report);
      return report.failed();
    };
    expect([failed('en-CA'), failed('fr-CA')]).toEqual([0, 1]);
  });
});
