import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../lib/run.mjs';
import { aboutTranscript } from './transcript.mjs';

/** Every unit of the kit: `path` such as `components/faq`, its `name`, its `folder`. */
export function kitUnits() {
  const src = join(root, 'packages/ui/src');
  return globSync('{components,sections,templates}/*/index.ts', { cwd: src })
    .sort()
    .map((file) => {
      const path = file.replace('/index.ts', '');
      return { path, name: path.split('/')[1], folder: join(src, path) };
    });
}

const pageOf = ({ folder, name }) => readFileSync(join(folder, `${name}.mdx`), 'utf8');

/** Whether there is something to operate in a unit, by what its docs page says under "Keyboard". */
export const isInteractive = (unit) => !/^## Keyboard\n\nNothing (to operate\b(?! but)|of its own)/m.test(pageOf(unit));

/** The width in pixels below which another unit is shown in place of this, by what its docs page says under "When not to use". */
export const leastWidth = (unit) =>
  Number(pageOf(unit).match(/^## When not to use\n\nBelow (\d+) px: the \[/m)?.[1] ?? 0);

/** What the transcript of a unit says of itself, if it has one. */
export const spokenOf = (unit) =>
  existsSync(transcriptOf(unit)) ? aboutTranscript(readFileSync(transcriptOf(unit), 'utf8')) : undefined;

/** Where the transcript of a unit is. */
export const transcriptOf = ({ folder, name }) => join(folder, `${name}.speech.txt`);

/**
 * The story that is spoken of a unit: the one with the tag `speech`, else the first that does nothing by itself, else the first.
 *
 * @param {object[]} entries of Storybook's index
 */
export function storyOf({ path }, entries) {
  const stories = entries.filter(({ type, importPath }) => type === 'story' && importPath.includes(`/src/${path}/`));
  const tagged = (tag) => (story) => story.tags.includes(tag);
  return stories.find(tagged('speech')) ?? stories.find((story) => !tagged('play-fn')(story)) ?? stories[0];
}
