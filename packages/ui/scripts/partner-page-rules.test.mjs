import { describe, expect, it } from 'vitest';
import { brandProblems, colourProblems, linkProblems, logoProblems, offerProblems } from '../bin/check/page-rules.mjs';
import * as engine from '../src/lib/brand-theme/index.ts';

describe('boundless-partner check', () => {
  it('refuses an offer that has ended, on the day after, and one that has not begun', () => {
    expect(offerProblems({ validUntil: '2026-01-31' }, '2026-01-31')).toEqual([]);
    expect(offerProblems({ validUntil: '2026-01-31' }, '2026-02-01')[0]).toContain('ended on 2026-01-31');
    expect(offerProblems({ validFrom: '2026-02-01' }, '2026-01-31')[0]).toContain('begins on 2026-02-01');
  });

  it.each(['2026-31-12', '2026-02-31', '31 December 2026', ''])('refuses "%s" as a date', (validUntil) => {
    expect(offerProblems({ validUntil }, '2026-01-31')).toEqual([
      `validUntil: "${validUntil}" is not a date; write year, month and day: 2026-12-31`,
    ]);
  });

  it('refuses a blank name, and an id that cannot be in an address', () => {
    expect(brandProblems({ id: 'acme-capital', name: 'Acme' })).toEqual([]);
    expect(brandProblems({ id: 'Bad Id', name: '  ' })).toEqual([
      'src/brand.ts: name is empty; the header and the title show it',
      'src/brand.ts: id "Bad Id" must be lower-case words joined by hyphens, such as acme-capital',
    ]);
  });

  it('refuses an address in a text', () => {
    const items = [{ answer: 'See our [privacy policy](/privacy-terms) or [write](mailto:a@b.example).' }];
    expect(linkProblems({ faq: { items } })).toEqual([
      'content.faq.items[0].answer: "/privacy-terms" leads nowhere from here; write the whole address, with https://',
    ]);
  });

  it.each(['https://app.boundless.example/p/acme/signup/', 'mailto:a@b.example', 'tel:+1555', '#steps'])(
    'accepts the address %s',
    (href) => expect(linkProblems({ hero: { actions: [{ href }] } })).toEqual([]),
  );

  it.each(['/contact-us', 'http://boundless.example', 'javascript:alert(1)', ''])(
    'refuses the address "%s"',
    (href) => {
      expect(linkProblems({ hero: { actions: [{ href }] } })).toEqual([
        `content.hero.actions[0].href: "${href}" leads nowhere from here; write the whole address, with https://`,
      ]);
    },
  );

  const logo = (markup) => logoProblems({ viewBox: '0 0 120 30', markup });

  it('accepts a logo in one colour, or no logo', () => {
    expect(logo('<path fill="currentColor" stroke="none" d="M0 0h9v9z"/>')).toEqual([]);
    expect(logoProblems(undefined)).toEqual([]);
  });

  it.each([
    ['a script', '<path d="M0 0"/><script>alert(1)</script>', '<script> is no shape'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>', 'no handlers'],
    ['a file', '<path fill="url(https://evil.example/#f)" d="M0 0"/>', 'gradients or files'],
    ['a colour', '<path fill="#ff0000" d="M0 0"/>', '"#ff0000" is a colour of its own'],
    ['nothing', '', 'holds no shape'],
  ])('refuses a logo with %s', (_, markup, problem) => expect(logo(markup).join('\n')).toContain(problem));

  it('reads colours as the build does', () => {
    expect(colourProblems({ accent: '#ffe600' }, engine)).toMatchObject({ problems: [] });
    expect(colourProblems({ accent: '#ffe600' }, engine).pairs).toBeGreaterThan(5);
    expect(colourProblems({ accent: 'yelow' }, engine).problems[0]).toContain('"yelow" is not a CSS colour');
  });
});
