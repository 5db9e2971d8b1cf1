import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';
import { globSync } from 'tinyglobby';

/** Enough to keep two, three or four browsers busy to the end. */
const groupCount = 12;

/**
 * Groups story files. The test runner restarts itself and opens a browser page for every file, which takes longer than most files' stories do.
 *
 * @param {readonly string[]} patterns by which Storybook finds its files
 * @returns {Map<string, string[]>} the files of each group, by the first of them
 */
export function storyGroups(patterns) {
  const files = globSync(patterns, { absolute: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort();
  const leads = files.slice(0, groupCount);
  return new Map(leads.map((lead, group) => [lead, files.filter((_, index) => index % groupCount === group)]));
}

const read = (file) => readFileSync(file, 'utf8');

/** Jest's transformer: the first file of a group becomes the tests of the whole group. */
export default {
  createTransformer: (groups) => {
    const filesOf = new Map(groups);
    return {
      getCacheKeyAsync: async (_source, lead) =>
        createHash('sha256')
          .update(JSON.stringify(filesOf.get(lead)?.map((file) => [file, read(file)])))
          .digest('hex'),
      processAsync: async (_source, lead) => {
        const files = filesOf.get(lead) ?? [lead];
        const tests = await Promise.all(files.map((file) => transformPlaywright(read(file), file)));
        return { code: tests.join('\n') };
      },
    };
  },
};
