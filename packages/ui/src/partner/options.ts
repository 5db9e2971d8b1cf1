import { BrandColourError, brandFonts, brandTheme } from '../lib/brand-theme/index.js';
import { limits } from '../tokens/limits.js';
import { LogoError, readLogo } from './read-logo.js';
import { suggestId, variableName } from './suggest-id.js';

/** What describes a new partner, by the names of the commands' options. */
export interface PartnerOptions {
  /** As readers see it. */
  name: string;
  /** Its name in addresses. */
  id: string;
  accent: string;
  second?: string | undefined;
  font?: 'display' | 'body' | 'serif' | undefined;
  /** Language of the page, if it is not English. */
  lang?: string | undefined;
  /** Headline of the page. */
  title?: string | undefined;
  /** Path of an SVG. */
  logo?: string | undefined;
}
export type OptionName = keyof PartnerOptions;
type ReadFile = (path: string) => Uint8Array;

/** The reason why a colour cannot be used for a brand, and what to do; `undefined` if it can be used. */
export function colourProblem(colour: string): string | undefined {
  try {
    brandTheme({ accent: colour });
  } catch (error) {
    if (error instanceof BrandColourError) return error.message;
    throw error;
  }
}

/** Whether a text has a character that ends a line, is not seen, or stands for one that could not be read. */
const isBroken = (text: string) => !/^[^\p{C}\p{Zl}\p{Zp}\uFFFD]+$/u.test(text);

export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'must not be empty';
  if (isBroken(name)) return 'must be one line of text';
  if (name.length > limits.partnerName)
    return `must be at most ${limits.partnerName} characters, to fit next to our logo`;
}

export function idProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return 'must be lower-case words joined by hyphens, the first beginning with a letter';
  if (id.length > limits.partnerName) return `must be at most ${limits.partnerName} characters`;
  if (!isVariable(variableName(id))) return 'is a reserved word of JavaScript; add another word, such as new-bank';
  if (id === 'define-partner')
    return "is a name that every partner's file imports; add a word, such as new-define-partner";
}

function isVariable(name: string): boolean {
  try {
    // The parser refuses reserved words; the code is not run. Async, because modules also reserve `await`.
    new Function(`'use strict'; async () => { let ${name}; };`);
    return true;
  } catch {
    return false;
  }
}

function logoProblem(file: string, readFile: ReadFile): string | undefined {
  try {
    readLogo(readFile(file), 'logo');
  } catch (error) {
    if (error instanceof LogoError) return error.message;
    const { code } = error as { code?: string };
    if (code === 'ENOENT') return `there is no file ${file}`;
    if (code === 'EISDIR') return `${file} is not a file; give the path of the SVG`;
    if (code) return `${file} cannot be read (${code}); give a file that you can open`;
    throw error;
  }
}

const titleProblem = (title: string) => {
  if (isBroken(title)) return 'must be one line of text';
  return title.length > 80 ? 'must be at most 80 characters' : undefined;
};

const problemsBy: Record<OptionName, (value: string, readFile: ReadFile) => string | undefined> = {
  name: nameProblem,
  id: idProblem,
  accent: colourProblem,
  second: colourProblem,
  font: (font) =>
    Object.hasOwn(brandFonts, font)
      ? undefined
      : `must be ${Object.keys(brandFonts)
          .join(', ')
          .replace(/, (\w+)$/, ' or $1')}`,
  lang: (lang) => (/^[a-z]{2}(-[A-Z]{2})?$/.test(lang) ? undefined : 'must be a language tag such as de or fr-CA'),
  title: titleProblem,
  logo: logoProblem,
};

/** The options of the commands that make a page, for `parseArgs`. */
export const optionTypes = Object.fromEntries(
  Object.keys(problemsBy).map((name) => [name, { type: 'string' }]),
) as Record<OptionName, { type: 'string' }>;

export const optionProblem = (name: OptionName, value: string, readFile: ReadFile) => problemsBy[name](value, readFile);

/** Checks the options of a command, without blanks at their ends. Without an id it is made from the name. Returns the options, or a message for each problem. */
export function readOptions(
  given: Partial<Record<OptionName, string>>,
  readFile: ReadFile,
): { options: PartnerOptions; problems?: never } | { options?: never; problems: string[] } {
  const entries = Object.entries(given).map(([name, value]) => [name, name === 'logo' ? value : value.trim()]);
  const trimmed: typeof given = Object.fromEntries(entries);
  const suggested = given.id === undefined && given.name !== undefined;
  const options = suggested ? { ...trimmed, id: suggestId(given.name ?? '') } : trimmed;
  const missing = (['name', 'id', 'accent'] as const).filter((name) => options[name] === undefined);
  const wrong = Object.entries(options).flatMap(([name, value]) => {
    const problem = optionProblem(name as OptionName, value, readFile);
    if (!problem) return [];
    if (name !== 'id' || !suggested) return [`--${name} ${problem}`];
    return value
      ? [`The id ${value}, derived from the name, ${problem}. Give --id.`]
      : [`No id can be derived from the name "${given.name}": it has no Latin letter. Give --id.`];
  });
  const problems = [...missing.map((name) => `--${name} is missing`), ...wrong];
  return problems.length > 0 ? { problems } : { options: options as unknown as PartnerOptions };
}
