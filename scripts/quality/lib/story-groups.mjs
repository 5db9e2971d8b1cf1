import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';
import { globSync } from 'tinyglobby';

/** Divisible by two, three and four, so that as many browsers finish at about the same time. */
const groupCount = 12;

/**
 * Groups story files. The test runner starts again and opens a browser page for every file, which takes longer than the stories of most files.
 *
 * @param {readonly string[]} patterns by which Storybook finds its files
 * @returns {Map<string, string[]>} the files of each group, by the group's first file
 */
export function storyGroups(patterns) {
  const files = globSync(patterns, { absolute: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort();
  const firstFiles = files.slice(0, groupCount);
  return new Map(firstFiles.map((first, group) => [first, files.filter((_, index) => index % groupCount === group)]));
}

const read = (file) => readFileSync(file, 'utf8');

/** Jest's transformer: the first file of a group becomes the tests of the whole group. */
export default {
  createTransformer: (groups) => {
    const filesOf = new Map(groups);
    return {
      getCacheKeyAsync: async (_source, first) =>
        createHash('sha256')
          .update(JSON.stringify(filesOf.get(first)?.map((file) => [file, read(file)])))
          .digest('hex'),
      processAsync: async (_source, first) => {
        const files = filesOf.get(first) ?? [first];
        const tests = await Promise.all(files.map((file) => transformPlaywright(read(file), file)));
        return { code: tests.join('\n') };
      },
    };
  },
};
