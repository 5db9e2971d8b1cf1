import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { aboutTranscript } from '../speech/transcript.mjs';
import { root } from './run.mjs';

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

const docsOf = ({ folder, name }) => readFileSync(join(folder, `${name}.mdx`), 'utf8');

/** Whether a unit has controls, according to the section "Keyboard" of its docs page. */
export const isInteractive = (unit) => !/^## Keyboard\n\nNothing (to operate\b(?! but)|of its own)/m.test(docsOf(unit));

/** The width in pixels below which another unit replaces this one, according to the section "When not to use" of its docs page. */
export const leastWidth = (unit) =>
  Number(docsOf(unit).match(/^## When not to use\n\nBelow (\d+) px: the \[/m)?.[1] ?? 0);

/** The parsed first line of a unit's transcript; `undefined` without a transcript. */
export const spokenOf = (unit) =>
  existsSync(transcriptOf(unit)) ? aboutTranscript(readFileSync(transcriptOf(unit), 'utf8')) : undefined;

/** The path of a unit's transcript. */
export const transcriptOf = ({ folder, name }) => join(folder, `${name}.speech.txt`);

/** Whether a unit was named on the command line, as `components/faq` or `faq`. */
export const isNamed = ({ path, name }, names) => names.includes(name) || names.includes(path);

/**
 * @param {{ path: string }} unit
 * @param {object[]} stories of Storybook's index
 */
export const storiesOf = ({ path }, stories) =>
  stories.filter(({ importPath }) => importPath.includes(`/src/${path}/`));

export const hasPlay = ({ tags }) => tags.includes('play-fn');
