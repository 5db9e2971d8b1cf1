import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob } from 'tinyglobby';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a `.br` and a `.gz` beside each text file of the folder, so that the server compresses nothing itself. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await glob('**/*.{html,js,css,json,svg,xml,txt,webmanifest}', { cwd: folder, absolute: true });
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
    }),
  );
}
