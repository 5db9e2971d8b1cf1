import { existsSync, readFileSync } from 'node:fs';
import { partnerBrand } from '@boundless/content/schemas/partner-page';
import { text } from '@boundless/content/schemas/text';
import { brandTheme } from '@boundless/ui/brand-theme';
import { z } from 'zod';
import { LogoError, readLogo } from './read-logo.js';

const colour = z.string().superRefine((value, context) => {
  try {
    brandTheme({ accent: value });
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

const printable = text.regex(/^\P{C}+$/u, 'must be one line of text');

const logoFile = z.string().superRefine((file, context) => {
  if (!existsSync(file)) return context.addIssue({ code: 'custom', message: `there is no file ${file}` });
  try {
    readLogo(readFileSync(file, 'utf8'), 'logo');
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
});

/** What has to be known of a new partner. */
export const answers = z.strictObject({
  name: printable.max(40, 'must be at most 40 characters, to stand beside our mark'),
  slug: z
    .string()
    .regex(
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      'must be lower-case words joined by hyphens, the first beginning with a letter',
    )
    .max(40, 'must be at most 40 characters')
    .refine((slug) => isVariable(variableName(slug)), 'is a word of JavaScript; add another, such as new-bank'),
  accent: colour,
  logo: logoFile.optional(),
  title: printable.max(80, 'must be at most 80 characters').default('Get Funded Fast!'),
  second: colour.optional(),
  font: partnerBrand.shape.font,
});

export type Answers = z.infer<typeof answers>;
export type AnswerName = keyof Answers;

/** The name of a partner's export, which follows from its slug. */
export const variableName = (slug: string) => slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function isVariable(name: string): boolean {
  try {
    // The parser itself knows best which words are taken; nothing is run.
    new Function(`'use strict'; let ${name};`);
    return true;
  } catch {
    return false;
  }
}

/** A slug for a name: `Böhm & Söhne` becomes `bohm-sohne`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
