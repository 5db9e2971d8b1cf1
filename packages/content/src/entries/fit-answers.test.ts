import { describe, expect, it } from 'vitest';
import { fitAnswers as french } from '../fr/entries/fit-answers.js';
import { fitAnswers as english } from './fit-answers.js';

type Country = 'us' | 'ca';

/** Parts that are shown in one country only. */
const only: Readonly<Record<string, readonly Country[]>> = {
  limitInCanada: ['ca'],
  state: ['us'],
  places: ['us'],
  href: [],
  id: [],
  sources: [],
};

/** All texts that a result in the country can show. */
function textsIn(part: unknown, country: Country): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap((one) => textsIn(one, country));
  if (typeof part !== 'object' || part === null) return [];
  const { us, ca, countries, byCountry, ...others } = part as Record<string, unknown>;
  if (Array.isArray(countries) && !countries.includes(country)) return [];
  if (us !== undefined || ca !== undefined) return textsIn(country === 'us' ? us : ca, country);
  const { title, description, ...rest } = others;
  const names = byCountry ? [byCountry] : [title, description];
  const shown = Object.entries(rest).filter(([name]) => only[name]?.includes(country) ?? true);
  return textsIn([...names, ...shown.map(([, value]) => value)], country);
}

const ofCanada =
  /\bCEBA\b|Canad|canad|\bRDPRM\b|\bPPSA\b|\bLSM\b|\bCSBFP\b|\bPFPEC\b|\bBDC\b|C\$|\$\sCA\b|Qu[eé]bec|Ontario/;
const ofUs = /\bSBA\b|\bUCC\b|\bSBDC\b|\bSCORE\b|\bCDFI\b|7\(a\)/;

describe.each([
  ['English', english],
  ['French', french],
])('the answers of "Which fits?" in %s', (_, answers) => {
  it('name the programs and registers of one country only', () => {
    const us = textsIn(answers, 'us');
    const ca = textsIn(answers, 'ca');
    expect(Math.min(us.length, ca.length)).toBeGreaterThan(100);
    expect(us.filter((text) => ofCanada.test(text))).toEqual([]);
    expect(ca.filter((text) => ofUs.test(text))).toEqual([]);
  });

  it('begin with their label in bold where they say a cost, a time, who signs or the limit', () => {
    for (const country of ['us', 'ca'] as const)
      for (const { cost, signers, next, time, speed } of answers.kinds)
        for (const text of textsIn([cost, signers, next, time, speed?.[country]?.short], country))
          expect(text).toMatch(/^\*\*[^*]+ ?:\*\* /);
    expect(answers.sameCost).toMatch(/^\*\*[^*]+ ?:\*\* /);
    expect(answers.limitInCanada.text).toMatch(/^\*\*/);
    for (const text of Object.values(answers.limitInCanada.byAmount)) expect(text).toMatch(/^\*\*/);
  });
});

it('says each condition of a kind for the same answers and from the same sources in both languages', () => {
  const scopes = (answers: typeof english) =>
    answers.kinds.map(({ id, conditions }) => ({
      id,
      us: conditions?.us.map(({ text, ...scope }) => scope),
      ca: conditions?.ca.map(({ text, ...scope }) => scope),
    }));
  expect(scopes(english).flatMap(({ us = [] }) => us).length).toBeGreaterThan(10);
  expect(scopes(french)).toEqual(scopes(english));
});
