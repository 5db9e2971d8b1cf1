const times = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?';
const units = `${times}|percent|lenders|businesses|clients|customers|partners|dollars`;
const counts = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|sixty|ninety';

/** Matches digits with units, counts in words, vague quantities and promises of speed. */
const figure = new RegExp(
  [
    String.raw`(?:USD |CAD |[$€£])?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:[KMB]\b)?[%+x]?`,
    String.raw`\b(?:${counts})(?: [a-z]+){0,2}? (?:${units})\b`,
    String.raw`\bone (?:${times})\b`,
    String.raw`\b(?:dozens|hundreds|thousands|millions|billions)\b`,
    String.raw`\b(?:in|within|takes|took|under) (?:seconds|minutes|hours|days)\b`,
    String.raw`\b(?:doubled?(?!\s+dipping)|tripled?|halved?)\b`,
  ].join('|'),
  'gi',
);

/** The text's figures outside the allowed wordings. Longer wordings are removed first. */
export function figuresIn(text: string, allowed: readonly string[]): string[] {
  let rest = text;
  for (const wording of [...allowed].sort((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(new RegExp(String.raw`(?<![\d$.,])${escapePattern(wording)}(?![\d%]|[.,]\d)`, 'gi'), ' ; ');
  }
  return [...rest.matchAll(figure)].map((match) => match[0].trim());
}

export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
