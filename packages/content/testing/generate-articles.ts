import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const categories = ['Press Release', 'Case Study', 'Guide', 'Insights', 'Commentary', 'New Feature Release'];
const day = 24 * 60 * 60 * 1000;

/** Writes `count` valid articles of ordinary length, for benchmarks. */
export async function generateArticles(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const slug = `generated-article-${index}`;
    await writeFile(join(folder, `${slug}.md`), articleText(slug, index, count));
  }
}

function articleText(slug: string, index: number, count: number): string {
  const date = new Date(Date.UTC(2020, 0, 1) + ((index * 7) % 1900) * day);
  const printed = date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const other = `generated-article-${(index * 31 + 1) % count}`;
  const paragraph = (part: number) =>
    `Paragraph ${part} of article ${index} describes **how** a loan is repaid. ${'It goes on in plain words. '.repeat(18)}See [another](/blog/${other}).`;
  const sections = [1, 2, 3, 4].map(
    (part) => `## Section ${part}\n${paragraph(part)}\n\n• A point of ${index}\n• Another`,
  );
  return [
    '---',
    `slug: ${slug}`,
    `title: Generated article ${index}`,
    `excerpt: What article ${index} says in a line.`,
    'author: Boundless Team',
    `date: ${printed}`,
    'readTime: 2 min read',
    `category: ${categories[index % categories.length]}`,
    'type: guide',
    'image:',
    `  alt: A line that rises over article ${index}`,
    '---',
    paragraph(0),
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}
