import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { articleFile, createFixture } from '../testing/fixture.js';
import { metaOf, readArticles } from './build-articles.js';
import { writePictures } from './write-pictures.js';

const body = 'Intro.\n\n## Heading\n![A harbour at dawn, empty](harbour.jpg)';
const text = articleFile('a', { body });

/** A photograph of noise, the hardest to compress. */
const photograph = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function setup(picture: Uint8Array, article = text, name = 'harbour.jpg') {
  const fixture = await createFixture({ 'a.md': article, [`a/${name}`]: '' });
  await writeFile(join(fixture.folder, 'a', name), picture);
  return { out: join(fixture.folder, 'out'), read: () => readArticles(fixture.folder) };
}

it('turns a photograph of 6 MB into the sizes that pages need, once', async () => {
  const picture = await photograph(2600, 1800);
  expect(picture.length).toBeGreaterThan(6_000_000);
  const { out, read } = await setup(picture);
  const { articles, problems } = await read();
  expect(problems).toEqual([]);
  const stem = /^\/assets\/articles\/a-harbour-[\da-f]{8}-960\.webp$/;
  const block = articles[0]?.sections[0]?.content[0];
  expect(block).toMatchObject({ kind: 'picture', src: expect.stringMatching(stem), width: 2000, height: 1385 });
  expect(block).toHaveProperty('srcSet', expect.stringMatching(/-480\.webp 480w, .*-2000\.webp 2000w$/));

  expect(await writePictures(articles, out)).toEqual([]);
  const names = await readdir(out);
  const sizes = await Promise.all(
    names.map(async (name) => (await sharp(await readFile(join(out, name))).metadata()).width),
  );
  expect(sizes.sort((a, b) => a - b)).toEqual([480, 960, 1440, 2000]);
  const times = async () => Promise.all(names.map(async (name) => (await stat(join(out, name))).mtimeMs));
  const before = await times();
  await writePictures(articles, out);
  expect(await times()).toEqual(before);
  await writePictures([], out);
  expect(await readdir(out)).toEqual([]);
});

it('shows a photograph at the head of its article and on its cards', async () => {
  const front = { image: '\n  alt: A harbour at dawn, empty\n  src: harbour.jpg' };
  const { read } = await setup(await photograph(800, 600), articleFile('a', { front }));
  const { articles, problems } = await read();
  expect(problems).toEqual([]);
  const [article] = articles;
  expect(article && metaOf(article).image).toEqual({
    src: expect.stringContaining('-800.webp'),
    srcSet: expect.stringMatching(/480w, .*800w$/),
  });
});

it.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
  'reads a portrait that is stored as a turned landscape, in %s',
  async (kind) => {
    // The top third of the portrait is red.
    const portrait = sharp({ create: { width: 900, height: 1200, channels: 3, background: 'blue' } }).composite([
      { input: { create: { width: 900, height: 400, channels: 3, background: 'red' } }, top: 0, left: 0 },
    ]);
    const landscape = sharp(await portrait.png().toBuffer())
      .rotate(270)
      .withMetadata({ orientation: 6 });
    const picture = await landscape.toFormat(kind, { effort: kind === 'avif' ? 0 : undefined }).toBuffer();
    const name = `harbour.${kind}`;
    const { out, read } = await setup(picture, articleFile('a', { body: body.replace('harbour.jpg', name) }), name);
    const { articles, problems } = await read();
    expect(problems).toEqual([]);
    expect(articles[0]?.pictures[0]).toMatchObject({ width: 900, height: 1200 });
    await writePictures(articles, out);
    for (const file of await readdir(out)) {
      const { data, info } = await sharp(await readFile(join(out, file)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.height).toBe(Math.round((info.width * 4) / 3));
      expect([data[0], data.at(-1)].map((value) => (value ?? 0) > 200)).toEqual([true, true]);
    }
  },
);

/** A PNG with the chunk that makes it an animation. */
async function animatedPng() {
  const png = await photograph(800, 10).then((jpeg) => sharp(jpeg).png().toBuffer());
  const chunk = Buffer.from('00000008' + '6163544c' + '0000000200000000' + 'f38d9370', 'hex');
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const animatedWebp = async () => {
  const pictures = await Promise.all([photograph(800, 10), photograph(800, 10)]);
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer();
};

it.each([
  ['png', animatedPng],
  ['webp', animatedWebp],
  [
    'svg',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path><animate/></path></svg>'),
  ],
])('refuses an animated %s, of which only the first picture would be shown', async (kind, make) => {
  const name = `harbour.${kind}`;
  const { read } = await setup(await make(), articleFile('a', { body: body.replace('harbour.jpg', name) }), name);
  const { problems } = await read();
  expect(problems.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    `16: ${name} is animated, and only its first picture would be shown: save that one alone`,
  ]);
});

it('refuses a picture under the ending of a drawing', async () => {
  const article = articleFile('a', { body: body.replace('harbour.jpg', 'harbour.svg') });
  const { problems } = await (await setup(await photograph(800, 600), article, 'harbour.svg')).read();
  expect(problems[0]?.reason).toContain('in the format jpeg');
});

it.each([
  ['too small', () => photograph(640, 480), 'harbour.jpg', 'harbour.jpg is 640 by 480 pixels'],
  ['in no format of pictures', async () => Buffer.from('GIF'), 'harbour.gif', 'harbour.gif is not a picture: use .svg'],
  ['too heavy', async () => Buffer.alloc(31_000_000), 'harbour.jpg', 'harbour.jpg has 31 MB'],
])('refuses a picture that is %s', async (_, make, name, reason) => {
  const front = { image: `\n  alt: A harbour at dawn, empty\n  src: ${name}` };
  const { read } = await setup(await make(), articleFile('a', { front }), name);
  const { problems } = await read();
  expect(problems.map((problem) => problem.reason).join()).toContain(reason);
});

it('names the article and the picture that is damaged', async () => {
  const picture = await photograph(1600, 1200);
  const { out, read } = await setup(picture.subarray(0, picture.length / 2));
  const { articles } = await read();
  expect(await writePictures(articles, out)).toEqual([
    { file: expect.stringMatching(/a\.md$/), line: 1, reason: expect.stringContaining('harbour.jpg is damaged') },
  ]);
});
