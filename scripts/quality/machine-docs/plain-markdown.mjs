/**
 * Turns a docs page into Markdown. A `<Canvas>` becomes the code of its story, a `<DoDont>` its two sentences. Links to other docs pages become
 * links to their Markdown. Other JSX elements are removed.
 *
 * @param {string} mdx
 * @param {(name: string) => string | undefined} snippetOf code of the story that is exported with that name
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
      const [, good, bad] = element.match(/^<DoDont\s+good=["'](.+)["']\s+bad=["'](.+)["']/) ?? [];
      if (good) return `- Do: ${good}\n- Don't: ${bad}`;
      const [, name] = element.match(/^<Canvas of=\{stories\.(\w+)\}/) ?? [];
      const code = name && snippetOf(name);
      return code ? `\`\`\`tsx\n${code}\n\`\`\`` : '';
    })
    .replaceAll(/\(\?path=\/docs\/([\w-]+?)(?:--docs)?\)/g, '($1.md)');
