import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, readLogo } from '@boundless/ui/partner-tools';
import { partnerFile } from './partner-file.js';

/** Thrown if a file of the new partner exists already. */
export class TakenError extends Error {
  override name = 'TakenError';
}

export interface Created {
  page: string;
  logo?: string;
}

/** Paths of a partner's files. `content` is the folder packages/content/src. */
export const filesOf = (content: string, id: string) => ({
  page: join(content, 'partners', `${id}.ts`),
  logo: join(content, 'assets/partners', `${id}.svg`),
});

/**
 * Writes a partner's file and logo: both or neither. Never overwrites a file.
 *
 * @throws {TakenError} if one of the files exists.
 */
export function createPartner(answers: Answers, content: string): Created {
  const files = filesOf(content, answers.id);
  for (const file of [files.page, ...(answers.logo ? [files.logo] : [])]) {
    if (existsSync(file)) {
      throw new TakenError(`${file} exists already; nothing was written. Edit it, or choose another id.`);
    }
  }
  if (answers.logo) writeFileSync(files.logo, readLogo(readFileSync(answers.logo), answers.name).svg, { flag: 'wx' });
  try {
    writeFileSync(files.page, partnerFile(answers), { flag: 'wx' });
  } catch (error) {
    if (answers.logo) unlinkSync(files.logo);
    throw error;
  }
  return { page: files.page, ...(answers.logo && { logo: files.logo }) };
}
