/**
 * `npm run bench -w @boundless/site`: runs Lighthouse on the built site with its mobile preset (a simulated slow phone on 4G).
 *
 * The main page types are loaded five times each, alternating with a plain page of the same text. Times are compared with that page, so the
 * machine's speed does not matter. Then every route is loaded once for accessibility, best practices and SEO. Exit code 1 if a limit is
 * exceeded. `--types` skips the other routes.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startSite } from '@boundless/scripts/site-server';
import { type Figures, measure } from './bench/lighthouse.js';
import { plainPage, servePlain } from './bench/plain-page.js';

const rounds = 5;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const { pages }: { pages: Record<string, string> } = JSON.parse(await readFile(`${dist}routes.json`, 'utf8'));

const types = [
  '/',
  '/blog/debt-financing-guide',
  '/financial-products',
  '/contact-us',
  '/doola-partnership',
  '/fr',
  '/fr/blog/debt-financing-guide',
];
/** Without the pages that only mails link to: they answer 400 without a token, and must not be indexed. */
const paths = Object.keys(pages).filter((path) => !/^(?:\/fr)?\/(?:newsletter|messages)\//.test(path));
const noindex = '/admin';

function mediansOf(runs: readonly Figures[]) {
  const median = (key: 'performance' | 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  return {
    performance: median('performance'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}

let failures = 0;
function report(line: string, limits: Record<string, boolean>) {
  const exceeded = Object.keys(limits).filter((name) => !limits[name]);
  if (exceeded.length > 0) failures += 1;
  console.log(exceeded.length > 0 ? `FAIL ${line}  (${exceeded.join(', ')})` : `ok   ${line}`);
}

async function compare(path: string, plainOrigin: string) {
  const ours: Figures[] = [];
  const plain: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(origin + path));
    plain.push(await measure(plainOrigin + path));
  }
  const { performance, fcp, lcp, tbt, cls } = mediansOf(ours);
  const reference = mediansOf(plain);
  const [fcpRatio, lcpRatio] = [fcp / reference.fcp, lcp / reference.lcp];
  report(
    `${path}: performance ${performance}, FCP ${Math.round(fcp)} ms (x ${fcpRatio.toFixed(2)}), LCP ${Math.round(lcp)} ms ` +
      `(x ${lcpRatio.toFixed(2)}), TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`,
    {
      'performance 98': performance >= 98,
      'FCP x 1.35': fcpRatio <= 1.35,
      'LCP x 1.45': lcpRatio <= 1.45,
      'CLS 0': cls < 0.001,
    },
  );
}

async function audit(path: string) {
  const { accessibility, bestPractices, seo, failed } = await measure(origin + path);
  report(`${path}: accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`, {
    [failed.join(', ')]: failed.every((id) => path === noindex && id === 'is-crawlable'),
  });
}

const plain = new Map<string, string>();
for (const path of types) plain.set(path, await plainPage(`${dist}client/${pages[path]}`));
const plainServer = await servePlain(plain);
const { origin, stop } = await startSite({ env: { RATE_LIMIT: 'off' } });
try {
  for (const path of types) await compare(path, plainServer.origin);
  if (!process.argv.includes('--types')) for (const path of paths) await audit(path);
} finally {
  await stop();
  plainServer.server.close();
}
process.exit(failures === 0 ? 0 : 1);
