import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartnerOptions, readLogo } from '@boundless/ui/partner-tools';
import { partnerFile } from './partner-file.js';

/** Paths of a partner's files. `content` is the folder packages/content/src. */
export const filesOf = (content: string, id: string) => ({
  page: join(content, 'partners', `${id}.ts`),
  logo: join(content, 'assets/partners', `${id}.svg`),
});

/**
 * Writes a partner's file and logo: both or neither. Never overwrites a file. Returns the paths of what it wrote.
 *
 * @throws if one of the files exists.
 */
export function createPartner(options: PartnerOptions, content: string): string[] {
  const files = filesOf(content, options.id);
  const written = options.logo ? [files.page, files.logo] : [files.page];
  const taken = written.find(existsSync);
  if (taken) throw new Error(`${taken} exists already; nothing was written. Edit it, or choose another id.`);
  if (options.logo) writeFileSync(files.logo, readLogo(readFileSync(options.logo), options.name).svg, { flag: 'wx' });
  try {
    writeFileSync(files.page, partnerFile(options), { flag: 'wx' });
  } catch (error) {
    if (options.logo) unlinkSync(files.logo);
    throw error;
  }
  return written;
}
