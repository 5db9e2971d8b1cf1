/**
 * The Markdown of a docs page without what only Storybook understands: a `<Canvas>` becomes the code of its story, a link to another page
 * one to that page's Markdown, and other elements are left out.
 *
 * @param {string} mdx
 * @param {(name: string) => string | undefined} snippetOf code of the story that is exported by that name
 */
export function plainMarkdown(mdx, snippetOf = () => undefined) {
  const parts = mdx.split(/(^```[\s\S]*?^```$)/m);
  const plain = parts.map((part, index) => (index % 2 === 1 ? part : withoutElements(part, snippetOf)));
  return plain
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const withoutElements = (text, snippetOf) =>
  text
    .replaceAll(/^(import|export) [\s\S]*?;$/gm, '')
    .replaceAll(/^<[A-Z][\s\S]*?\/>$/gm, (element) => {
      const [, name] = element.match(/^<Canvas of=\{stories\.(\w+)\}/) ?? [];
      const code = name && snippetOf(name);
      return code ? `\`\`\`tsx\n${code}\n\`\`\`` : '';
    })
    .replaceAll(/\(\?path=\/docs\/([\w-]+?)(?:--docs)?\)/g, '($1.md)');
