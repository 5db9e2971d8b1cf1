import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What Lighthouse says of one load: scores from 0 to 100, times in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits of the last three categories of scores that are not passed, by their id. */
  failed: string[];
}

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** No dependency of the project: every installation would wait for its 160 MB. npm fetches it once, when it is asked for. */
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

/** Loads `url` as Lighthouse's mobile preset does. The browser is `CHROMIUM_PATH`, or the one that is installed. */
export async function measure(url: string): Promise<Figures> {
  // Now and then the browser's trace is lost, and Lighthouse asks to be run again.
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
