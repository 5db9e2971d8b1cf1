import { slugOf } from '../../lib/slug-of.js';
import type { ArticleSection } from '../../types.js';
import type { ContentsItem } from '../contents-rail/index.js';

/** One unique id per section, in order; undefined for a section without a heading. */
export function articleAnchors(sections: readonly ArticleSection[]): (string | undefined)[] {
  const taken = new Set<string>();
  return sections.map(({ heading }) => {
    if (!heading) return undefined;
    const plain = slugOf(heading) || 'section';
    let id = plain;
    for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`;
    taken.add(id);
    return id;
  });
}

/** Entries of a table of contents: every section with a heading, except the one about the author. */
export function articleContents(sections: readonly ArticleSection[], bioHeading = 'Author Bio'): ContentsItem[] {
  const ids = articleAnchors(sections);
  return sections.flatMap(({ heading }, index) =>
    heading && heading !== bioHeading ? [{ id: ids[index] as string, label: heading }] : [],
  );
}
