import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { subsetFonts } from './subset-fonts.js';

it('ships what `npm run fonts` makes of the published typefaces, as fonts.css describes it', async () => {
  const fonts = await subsetFonts();
  expect(fonts).toHaveLength(4);
  for (const { file, bytes } of fonts) expect(bytes.equals(await readFile(file)), file.pathname).toBe(true);
});
