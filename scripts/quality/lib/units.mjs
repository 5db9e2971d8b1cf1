import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../../lib/run.mjs';

/** Every unit of the kit, such as `components/faq`. */
export const kitUnits = () =>
  globSync('{components,sections,templates}/*/index.ts', { cwd: join(root, 'packages/ui/src') })
    .map(dirname)
    .sort();

/** The units that were named on the command line, as `components/faq` or `faq`; all units without names. */
export const chooseUnits = (names) =>
  kitUnits().filter((unit) => names.length === 0 || names.includes(basename(unit)) || names.includes(unit));

/** The stories of a unit in Storybook's index. */
export const storiesOf = (unit, stories) => stories.filter(({ importPath }) => importPath.includes(`/src/${unit}/`));

export const hasPlay = ({ tags }) => tags.includes('play-fn');
