import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@boundless/content/languages';

/** The data files of every language, as paths in the folder `client` of a build. */
export async function dataFiles(client: string): Promise<string[]> {
  const found = languages.map(async ({ prefix }) => {
    const folder = join(prefix, 'data').replace(/^\//, '');
    const names = await readdir(join(client, folder), { recursive: true });
    return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  });
  return (await Promise.all(found)).flat();
}
