import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import { countryOf, fits, type Given, isSmall, isSoon } from './fit-options.js';

export type Way = (typeof fitAnswers.others)[number];

/** The ways that are not ours and serve the need with the amount at the stage, or with a part of the amount that they name. */
export const otherWays = (given: Given): Way[] =>
  fitAnswers.others.filter((way) => {
    const { countries, regions, needsRegion, from = 0, to = Number.POSITIVE_INFINITY, inPart } = way;
    const { from: least = 0, to: most = Number.POSITIVE_INFINITY } = given.amount.range ?? {};
    return (
      fits(way, given) &&
      countries.includes(countryOf(given)) &&
      (given.region ? (regions?.includes(given.region.value) ?? true) : !needsRegion) &&
      least >= from &&
      (most <= to || (inPart !== undefined && least < to))
    );
  });

/** What is said after its description, where the business is. */
export const wayConditions = ({ conditions = [] }: Way, given: Given): string[] =>
  conditions.flatMap((one) => {
    if (typeof one === 'string') return one;
    return (one.regions?.includes(given.region?.value ?? '') ?? true) ? one.text : [];
  });

export function wayItem(way: Way, given: Given) {
  const { title, description, href, to = Number.POSITIVE_INFINITY, inPart, sources } = way;
  const text = inPart && !isSmall(given, to) ? `${inPart} ${lowerFirst(description)}` : description;
  return {
    title,
    href,
    sources,
    description: [text, ...wayConditions(way, given)].join(' '),
  };
}

/** Said once above ways of which one is a public program, to who needs the money soon. */
export const programNote = (ways: readonly Way[], given: Given) =>
  isSoon(given) && ways.some(({ isProgram }) => isProgram) ? { note: fitAnswers.soon.program } : {};

/**
 * What stands beside something that fits: the first four that lend, six where the region has lenders of its own, and a free adviser, or, if nothing
 * else of ours fits, all.
 */
export function waysBeside(given: Given, others: readonly unknown[], leading?: Way) {
  const ways = otherWays(given).filter((way) => way !== leading);
  const all = ways.filter(({ isAdvice }) => !isAdvice);
  const lenders = all.slice(0, all.some(({ needsRegion }) => needsRegion) ? 6 : 4);
  const adviser = ways.filter(({ isAdvice }) => isAdvice).slice(0, 1);
  const shown = others.length > 0 ? [...lenders, ...adviser] : ways;
  return {
    title: whichFits.form.othersTitle,
    ...programNote(shown, given),
    items: shown.map((way) => wayItem(way, given)),
  };
}

/** What to ask for first, because it costs less than what we would start with. */
export const askFirst = (given: Given) =>
  otherWays(given).flatMap(({ askFirst, to = Number.POSITIVE_INFINITY }) => {
    if (!askFirst || !fits(askFirst, given)) return [];
    const { text, inPart, sources } = askFirst;
    return { text: isSmall(given, to) ? text : `${inPart} ${lowerFirst(text)}`, sources };
  });

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
