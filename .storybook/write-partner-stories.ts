import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const partners = join(import.meta.dirname, '../packages/content/src/partners');
const generated = join(import.meta.dirname, 'generated');

/**
 * Writes a file with a story for every partner, so that a new partner is shown and tested without being registered. Storybook only finds stories in
 * files.
 */
export function writePartnerStories(): void {
  mkdirSync(generated, { recursive: true });
  const ids = readdirSync(partners)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length));
  for (const id of ids) {
    const file = join(generated, `${id}.stories.tsx`);
    const text = storyOf(id);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  for (const name of readdirSync(generated)) {
    if (!ids.includes(name.replace(/\.stories\.tsx$/, ''))) rmSync(join(generated, name));
  }
}

const variableName = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const titleOf = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

const storyOf = (id: string) => `import { ${variableName(id)} as page } from '@boundless/content/partners/${id}';
import { PartnerStory } from '../partner-story.js';

export default {
  title: 'Partners/${titleOf(id)}',
  component: PartnerStory,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { page },
};

export const Page = {};
`;
