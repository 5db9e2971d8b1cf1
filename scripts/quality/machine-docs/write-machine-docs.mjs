import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adaptCoreComponent, formatComponentManifest } from 'storybook/internal/toolsets-docs';
import { plainMarkdown } from './plain-markdown.mjs';

/**
 * Writes each docs page of a built Storybook as a Markdown file, and `llms.txt`, which lists them.
 *
 * @param {string} storybook folder of the build, with its manifests
 * @returns {number} how many pages
 */
export function writeMachineDocs(storybook) {
  const read = (name) => JSON.parse(readFileSync(join(storybook, `manifests/${name}.json`), 'utf8'));
  const components = Object.values(read('components').components).map(componentPage);
  const docs = Object.values(read('docs').docs).map(docsPage);
  const pages = [...docs, ...components];
  mkdirSync(join(storybook, 'llms'), { recursive: true });
  for (const { id, text } of pages) writeFileSync(join(storybook, `llms/${id}.md`), `${text}\n`);
  writeFileSync(join(storybook, 'llms.txt'), contents(pages));
  return pages.length;
}

/** A unit: its docs page, then its props and stories. */
function componentPage({ docs = {}, ...component }) {
  const { id, stories = [] } = component;
  const named = new Map(stories.map((story) => [story.name.replaceAll(' ', ''), story.snippet]));
  const [page] = Object.values(docs);
  const guide = page ? plainMarkdown(page.content, (name) => named.get(name)) : `# ${component.name}`;
  const api = formatComponentManifest(adaptCoreComponent(component)).replace(/^# .*\n\nID: .*\n\n/, '');
  return { id, title: page?.title ?? component.name, text: `${guide}\n\n# Code\n\n${api}` };
}

function docsPage({ id, title, content }) {
  return { id: id.replace(/--docs$/, ''), title, text: plainMarkdown(content) };
}

function contents(pages) {
  const groups = new Map(pages.map(({ title }) => [title.split('/')[0], []]));
  for (const page of pages) groups.get(page.title.split('/')[0]).push(page);
  const lines = [...groups].map(([group, list]) => {
    const links = list.map(({ id, title, text }) => `- [${title.split('/').at(-1)}](llms/${id}.md): ${summary(text)}`);
    return `## ${group}\n\n${links.join('\n')}\n`;
  });
  return `# Boundless kit\n\n> React components, sections and page templates for co-branded lending pages. Each link is a page of these docs as Markdown.\n\n${lines.join('\n')}`;
}

const summary = (text) =>
  text
    .split('\n\n')
    .find((part) => /^[A-Z`"]/.test(part))
    ?.replaceAll(/\s+/g, ' ') ?? '';
