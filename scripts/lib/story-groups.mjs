import { globSync } from 'tinyglobby';

/** As many as keep two, three or four browsers busy to the end. */
const groups = 12;

/**
 * Takes the patterns that Storybook finds its files by. Returns those with stories in groups, by the first of each: the test runner starts a browser page and
 * itself again for every file it is given, which takes longer than the stories of most files do.
 *
 * @returns {Map<string, string[]>}
 */
export function storyGroups(patterns) {
  const files = globSync(patterns, { absolute: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort();
  const leads = files.slice(0, groups);
  return new Map(leads.map((lead, index) => [lead, files.filter((_, place) => place % groups === index)]));
}
