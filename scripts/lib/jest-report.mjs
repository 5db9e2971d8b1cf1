import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Leaves the number of tests where `npm test` sums them up: the test runner's own `--outputFile` takes no name. */
export default class JestReport {
  onRunComplete(_, { numPassedTests, numFailedTests, testResults }) {
    const files = testResults.map(({ testExecError, testResults: assertionResults }) => ({
      status: testExecError ? 'failed' : 'passed',
      assertionResults,
    }));
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(
      join(root, 'test-results/storybook.json'),
      JSON.stringify({ numPassedTests, numFailedTests, testResults: files }),
    );
  }
}
