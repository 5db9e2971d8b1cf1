import { camelCase, checkName, pascalCase, sentenceCase } from './names.mjs';

/**
 * The files of a new page of the site, and the rows that name them.
 *
 * @param {string} name in kebab-case; the page's address is `/<name>`
 * @returns what `writeNew` takes
 */
export function newPage(name) {
  checkName(name);
  const Name = pascalCase(name);
  const key = camelCase(name);
  const title = sentenceCase(name);
  return {
    files: {
      [`packages/content/src/schemas/pages/${name}.ts`]: `import { z } from 'zod';
import { meta } from '../meta.js';
import { sectionHeading } from '../section-heading.js';

export const ${key}Page = z.strictObject({ meta, hero: sectionHeading, closing: sectionHeading });

export type ${Name}Page = z.infer<typeof ${key}Page>;
`,
      [`packages/content/src/entries/${name}.ts`]: `import type { ${Name}Page } from '../schemas/pages/${name}.js';

export const ${key}: ${Name}Page = {
  meta: {
    title: '${title} | Boundless',
    description: '${title}: one sentence for result pages that says what a visitor can read here.',
  },
  hero: { title: '${title}', lede: 'What a visitor can read here.' },
  closing: { title: 'What to do next', actions: [{ label: 'Contact Us', href: '/contact-us' }] },
};
`,
      [`packages/site/src/pages/${name}.tsx`]: `import { ${key} } from '@boundless/content/entries/${name}';
import { InfoPage } from '@boundless/ui/templates/info-page';

export const head = ${key}.meta;

export default function ${Name}Page() {
  return <InfoPage content={${key}} />;
}
`,
    },
    inserts: [
      {
        file: 'packages/content/src/pages.ts',
        inside: 'const pages',
        line: `  at('/${name}'),`,
      },
    ],
    next: `change the words in packages/content/src/entries/${name}.ts, list the kit's sections in packages/site/src/pages/${name}.tsx, and see npm run preview`,
  };
}
