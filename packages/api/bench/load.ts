import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Not a dependency, because only the benchmark uses it. npx downloads it once. */
const autocannon = 'autocannon@9.0.0';

/** A contact message of middling length, as the site sends it. */
export const sampleLead = (id: string) => ({
  firstName: 'Ada',
  lastName: `Okafor ${id}`,
  email: `ada.${id}@example.com`,
  phone: '+1 416 555 0100',
  company: 'Okafor Freight Ltd.',
  message: 'We carry goods between Toronto and Buffalo and would like to finance two more trucks this spring.',
});

export interface LoadResult {
  /** Accepted posts per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Responses that were not 2xx. */
  refused: number;
  accepted: number;
}

/** Posts different leads for some seconds. Each connection waits for the response before it sends the next post. */
export async function load(port: number, connections: number, seconds: number): Promise<LoadResult> {
  const post = ['--method=POST', '--headers=Content-Type: application/json', '--idReplacement'];
  const body = `--body=${JSON.stringify(sampleLead('[<id>]'))}`;
  const extent = [`--connections=${connections}`, `--duration=${seconds}`];
  const url = `http://127.0.0.1:${port}/api/contact`;
  const { stdout } = await run('npx', ['--yes', autocannon, '--json', ...extent, ...post, body, url]);
  const { '2xx': accepted, non2xx: refused, latency, duration } = JSON.parse(stdout);
  return { rate: accepted / duration, p50: latency.p50, p99: latency.p99, refused, accepted };
}
