import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArticles, writeArticles } from '../build/build-articles.js';
import { generateArticles } from '../testing/generate-articles.js';

const counts = [250, 500, 1000, 2000];
const rounds = 3;
/** Largest ratio of the time per article, many to few, that still counts as linear growth. */
const allowance = 1.5;

/** Milliseconds of CPU time to build this many generated articles: the fastest of the rounds. */
async function measure(folder: string, count: number): Promise<number> {
  const source = join(folder, `${count}`);
  await generateArticles(source, count);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const out = join(folder, `${count}-${round}`);
    const started = process.cpuUsage();
    const { articles, problems } = await readArticles(source);
    if (problems.length > 0) throw new Error(problems[0]?.reason);
    await writeArticles(articles, out);
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const folder = await mkdtemp(join(tmpdir(), 'content-bench-'));
try {
  await measure(folder, 100);
  const perArticle: number[] = [];
  console.log('articles     CPU ms   ms per article   bytes of one body');
  for (const count of counts) {
    const time = await measure(folder, count);
    perArticle.push(time / count);
    const body = await readFile(join(folder, `${count}-0`, 'generated-article-1.json'), 'utf8');
    const cells = [String(count), time.toFixed(0), (time / count).toFixed(3), String(body.length)];
    console.log(cells.map((cell, index) => cell.padStart([8, 11, 17, 20][index] ?? 0)).join(''));
  }
  const growth = (perArticle.at(-1) ?? 0) / (perArticle[0] ?? 1);
  const linear = growth <= allowance;
  console.log(`Time per article with ${counts.at(-1)} articles: ${growth.toFixed(2)} times that with ${counts[0]}.`);
  console.log(
    linear ? 'The build grows linearly.' : `That is more than ${allowance}: the build does not grow linearly.`,
  );
  process.exitCode = linear ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
