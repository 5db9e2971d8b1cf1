import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { readArticles } from '../build/build-articles.js';
import type { Entry } from '../build/entries.js';
import type { Content } from '../checks/check.js';

export interface Fixture {
  folder: string;
  /** Reads the `.md` files of the fixture. */
  content: (parts?: Partial<Content>) => Promise<Content>;
  entry: (parts: Pick<Entry, 'id' | 'file' | 'name' | 'value'> & Partial<Entry>) => Entry;
}

/** A temporary folder with these files, removed when the test ends. */
export async function createFixture(files: Readonly<Record<string, string>>): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    folder,
    content: async (parts = {}) => {
      const { articles } = await readArticles(folder);
      return { entries: [], articles, assets: folder, ...parts };
    },
    entry: ({ file, ...parts }) => ({ schema: z.unknown(), ...parts, file: join(folder, file) }),
  };
}

interface ArticleParts {
  front?: Readonly<Record<string, string>>;
  body?: string;
}

/** The text of a valid article file. `front` replaces lines of its front matter; an empty string removes a line. */
export function articleFile(
  slug: string,
  { front = {}, body = `Text of ${slug} alone.\n\n## Heading\nMore of ${slug}.` }: ArticleParts = {},
): string {
  const fields: Record<string, string> = {
    slug,
    title: `The article ${slug}`,
    excerpt: 'What it says in a line.',
    author: 'Boundless Team',
    date: '"March 3, 2025"',
    readTime: '1 min read',
    category: 'Guide',
    type: 'guide',
    image: `\n  alt: A line that rises over ${slug}`,
    ...front,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}
