import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Lighthouse's results of one load: scores from 0 to 100, times in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Ids of failed audits of accessibility, best practices and SEO. */
  failed: string[];
}

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** Not a dependency, because it would add 160 MB to every installation. npx downloads it once. */
const lighthouse = 'lighthouse@12.8.2';
const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-extensions';
const run = promisify(execFile);

async function reportOn(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    {
      env: { ...process.env, ...(process.env.CHROMIUM_PATH && { CHROME_PATH: process.env.CHROMIUM_PATH }) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Runs Lighthouse's mobile preset on a page, in the browser `CHROMIUM_PATH` or the installed one. */
export async function measure(url: string): Promise<Figures> {
  // The browser sometimes loses its trace, and Lighthouse then asks for another run.
  const { audits, categories } = await reportOn(url).catch(() => reportOn(url));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: ['accessibility', 'best-practices', 'seo']
      .flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
