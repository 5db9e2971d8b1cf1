import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePublicEnv } from '../src/schemas/public-env.js';
import { readArticles, writeArticles } from './lib/build-articles.js';
import { paths } from './lib/paths.js';
import { formatProblem } from './lib/problem.js';
import { readLenders } from './lib/read-lenders.js';
import { writeIfChanged } from './lib/write-if-changed.js';

const watching = process.argv.includes('--watch');

/** Turns articles and wordmarks into the JSON that the site loads. Returns whether all went well. */
async function build(): Promise<boolean> {
  const started = performance.now();
  const { articles, problems } = await readArticles(paths.articles);
  const lenders = await readLenders(join(paths.assets, 'lenders'));
  problems.push(...lenders.problems);
  for (const problem of problems) console.error(formatProblem(problem));
  // A watcher shows what is sound, so that one half-written article does not take the others away.
  if (problems.length > 0 && !watching) return false;

  await mkdir(paths.generated, { recursive: true });
  const count = await writeArticles(articles, join(paths.generated, 'articles'));
  await writeIfChanged(join(paths.generated, 'lenders.json'), JSON.stringify(lenders.logos));
  console.log(
    `content: ${count} articles, ${lenders.logos.length} lenders in ${Math.round(performance.now() - started)} ms`,
  );
  return problems.length === 0;
}

parsePublicEnv(process.env);
const succeeded = await build();
if (watching) {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [paths.articles, join(paths.assets, 'lenders')]) {
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(build, 100);
    });
  }
} else {
  process.exitCode = succeeded ? 0 : 1;
}
