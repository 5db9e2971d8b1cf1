import { readFileSync, statSync } from 'node:fs';
import { partnerBrand } from '@boundless/content/schemas/partner-page';
import { text } from '@boundless/content/schemas/text';
import { slugOf } from '@boundless/ui/slug-of';
import { z } from 'zod';
import { problemWithColour } from './colour-problems.js';
import { LogoError, readLogo } from './read-logo.js';

/** A string for which `findProblem` returns no message. */
const checked = (findProblem: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const message = findProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const printable = text.regex(/^\P{C}+$/u, 'must be one line of text');

function problemWithLogo(file: string): string | undefined {
  try {
    if (!statSync(file).isFile()) return `${file} is not a file; give the path of the SVG`;
    readLogo(readFileSync(file, 'utf8'), 'logo');
  } catch (error) {
    if (error instanceof LogoError) return error.message;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return `there is no file ${file}`;
    if (code) return `${file} cannot be read (${code}); give a file that you can open`;
    throw error;
  }
}

/** The answers that describe a new partner. */
export const answers = z.strictObject({
  name: printable.max(40, 'must be at most 40 characters, to fit next to our logo'),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
      error: 'must be lower-case words joined by hyphens, the first beginning with a letter',
      // The checks below require a valid id.
      abort: true,
    })
    .max(40, 'must be at most 40 characters')
    .refine(
      (id) => isVariable(variableName(id)),
      'is a reserved word of JavaScript; add another word, such as new-bank',
    )
    .refine(
      (id) => !imported.includes(variableName(id)),
      "is a name that every partner's file imports; add a word, such as statements-bank",
    ),
  accent: checked(problemWithColour),
  logo: checked(problemWithLogo).optional(),
  title: printable.max(80, 'must be at most 80 characters').default('Get Funded Fast!'),
  second: checked(problemWithColour).optional(),
  font: partnerBrand.shape.font,
});

export type Answers = z.infer<typeof answers>;
export type AnswerName = keyof Answers;

/** The names that a partner's file imports. */
const imported = ['definePartner', 'statements'];

/** The name of a partner's export: the id in camel case. */
export const variableName = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function isVariable(name: string): boolean {
  try {
    // The parser refuses reserved words; the code is not run. Async, because modules also reserve `await`.
    new Function(`'use strict'; async () => { let ${name}; };`);
    return true;
  } catch {
    return false;
  }
}

/** An id made from a name. It must not start with a digit, because it also names a variable: `360 Straße` becomes `strasse`. */
export const suggestId = (name: string) => slugOf(name).replace(/^[-\d]+/, '');
