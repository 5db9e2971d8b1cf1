import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';

/** Writes the report whose tests `npm test` counts. The test runner's own `--outputFile` does not accept a file name. */
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
