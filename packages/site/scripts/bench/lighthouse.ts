import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

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

/** Loads `url` as Lighthouse's mobile preset does. The browser is `CHROMIUM_PATH`, or the one that is installed. */
export async function measure(url: string): Promise<Figures> {
  const path = process.env.CHROMIUM_PATH;
  const chrome = await launch({
    ...(path && { chromePath: path }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-extensions'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
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
  } finally {
    chrome.kill();
  }
}
