import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../../lib/run.mjs';

/** Every unit of the kit: `path` such as `components/faq`, and its `name`. */
export function kitUnits() {
  return globSync('{components,sections,templates}/*/index.ts', { cwd: join(root, 'packages/ui/src') })
    .sort()
    .map((file) => {
      const path = file.replace('/index.ts', '');
      return { path, name: path.split('/')[1] };
    });
}

/** The units that were named on the command line, as `components/faq` or `faq`; all units without names. */
export const chooseUnits = (names) =>
  kitUnits().filter(({ path, name }) => names.length === 0 || names.includes(name) || names.includes(path));

/**
 * @param {{ path: string }} unit
 * @param {object[]} stories of Storybook's index
 */
export const storiesOf = ({ path }, stories) =>
  stories.filter(({ importPath }) => importPath.includes(`/src/${path}/`));

export const hasPlay = ({ tags }) => tags.includes('play-fn');
