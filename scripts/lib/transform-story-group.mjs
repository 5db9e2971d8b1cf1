import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';

const read = (file) => readFileSync(file, 'utf8');

/** Jest's transformer of a group of story files: makes the tests of them all where the first of them is. */
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
