import type { z } from 'zod';
import type { Check } from '../checks/check.js';
import { articleFile, createFixture } from './fixture.js';

/** For tests: the problems of articles with these bodies, by slug, as "line: reason". */
export async function inArticles(check: Check, bodies: Record<string, string>, front: Record<string, string> = {}) {
  const files = Object.entries(bodies).map(([slug, body]) => [`${slug}.md`, articleFile(slug, { body, front })]);
  const fixture = await createFixture(Object.fromEntries(files));
  const problems = await check(await fixture.content());
  return problems.map(({ line, reason }) => `${line}: ${reason}`);
}

/** For tests: the problems of an entry with this source and value, as "line: reason". */
export async function inEntry(
  check: Check,
  id: string,
  name: string,
  source: string,
  value: unknown,
  schema?: z.ZodType,
) {
  const fixture = await createFixture({ 'entry.ts': source });
  const entry = fixture.entry({ id, name, file: 'entry.ts', value, ...(schema && { schema }) });
  const problems = await check(await fixture.content({ entries: [entry] }));
  return problems.map(({ line, reason }) => `${line}: ${reason}`);
}
