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
    alt: 'A harbour at dawn, empty',
    src: expect.stringContaining('-800.webp'),
    srcSet: expect.stringMatching(/480w, .*800w$/),
  });
});

it('reads a portrait that the camera stored as a turned landscape', async () => {
  const { out, read } = await setup(
    await sharp(await photograph(900, 1200))
      .rotate(90)
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  const { articles } = await read();
  expect(articles[0]?.pictures[0]).toMatchObject({ width: 900, height: 1200 });
  await writePictures(articles, out);
  for (const name of await readdir(out)) {
    const { width, height } = await sharp(await readFile(join(out, name))).metadata();
    expect(height).toBe(Math.round((width * 4) / 3));
  }
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
