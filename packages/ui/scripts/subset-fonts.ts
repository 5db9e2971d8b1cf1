import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { type AtRule } from 'postcss';
import subsetFont from 'subset-font';

const tokens = new URL('../src/tokens/fonts.css', import.meta.url);

/** OpenType features to keep: kerning, ligatures, proportional and tabular figures. Fractions are not used. */
const features = ['kern', 'liga', 'pnum', 'tnum'];

/**
 * Cuts the published typefaces to the weights (`font-weight`) and characters (`unicode-range`) that `src/tokens/fonts.css` names.
 * Returns the new content of each font file.
 */
export async function subsetFonts(): Promise<{ file: URL; bytes: Buffer }[]> {
  const faces: Promise<{ file: URL; bytes: Buffer }>[] = [];
  postcss.parse(await readFile(tokens, 'utf8')).walkAtRules('font-face', (face) => {
    const url = /url\("([^"]+)"\)/.exec(descriptor(face, 'src'))?.[1];
    if (url) faces.push(subset(new URL(url, tokens), face));
  });
  return Promise.all(faces);
}

async function subset(file: URL, face: AtRule) {
  const family = basename(file.pathname).replace(/-latin.*$/, '');
  const published = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const [min, max] = descriptor(face, 'font-weight').split(' ').map(Number);
  if (min === undefined || max === undefined) throw new Error(`${file.pathname}: fonts.css names no range of weights`);
  const whole = await readFile(fileURLToPath(import.meta.resolve(published)));
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } }, keepFeatures: features } as const;
  return { file, bytes: await subsetFont(whole, charactersOf(descriptor(face, 'unicode-range')), options) };
}

function descriptor(face: AtRule, property: string): string {
  const found = face.nodes?.find((node) => node.type === 'decl' && node.prop === property);
  if (found?.type !== 'decl') throw new Error(`A @font-face of fonts.css has no ${property}`);
  return found.value;
}

/** `U+20-22, U+A0` as the characters themselves. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = Number.NaN, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, bytes } of await subsetFonts()) {
    await writeFile(file, bytes);
    console.log(`${basename(file.pathname)}: ${bytes.length} bytes`);
  }
}
