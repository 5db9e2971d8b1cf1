import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installedEngines } from './browsers.mjs';
import { root } from './run.mjs';
import { slowModes } from './story-runs.mjs';

/** Tasks that write a report with the number of their tests. If the report is missing, the task has failed. Any other task counts as one check. */
const reports = () => [
  { task: '@boundless/ui#test', file: 'packages/ui/test-results/unit.json' },
  { task: '@boundless/content#test', file: 'packages/content/test-results/unit.json' },
  { task: '@boundless/api#test', file: 'packages/api/test-results/unit.json' },
  { task: '@boundless/api#test:processes', file: 'packages/api/test-results/processes.json' },
  { task: '@boundless/site#test', file: 'packages/site/test-results/unit.json' },
  { task: '@boundless/ui#test:outside', file: 'packages/ui/test-results/outside.json' },
  { task: '@boundless/scripts#test', file: 'scripts/test-results/unit.json' },
  { task: '//#test-storybook', file: 'test-results/storybook.json' },
  ...[...slowModes, ...installedEngines()].map((name) => ({
    task: '@boundless/scripts#test-storybook:slow',
    file: `scripts/test-results/storybook-${name}.json`,
  })),
  { task: '@boundless/scripts#test:recipes', file: 'scripts/test-results/recipes.json' },
  { task: '@boundless/site#e2e', file: 'packages/site/test-results/e2e.json' },
  { task: '@boundless/site#e2e:slow', file: 'packages/site/test-results/e2e.json' },
];

/** The tasks of turbo's last run that write no report: one check each. */
export function checksOfRun() {
  const folder = join(root, '.turbo/runs');
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  if (!file) return [{ name: 'turbo', passed: 0, failed: 1 }];
  const { tasks } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const counted = new Set(reports().map(({ task }) => task));
  return tasks
    .filter(({ taskId, command }) => command !== '<NONEXISTENT>' && !counted.has(taskId))
    .map(({ taskId, execution, cache }) => {
      const passed = cache?.status === 'HIT' || execution?.exitCode === 0;
      return { name: taskId, passed: Number(passed), failed: Number(!passed) };
    });
}

/** The tests of each of these tasks that writes a report, with the names of those that failed. `tasks`: their names without a package. */
export function checksOfReports(tasks) {
  const chosen = reports().filter(({ task }) => tasks.includes(task.split('#')[1]));
  return chosen.map(({ task, file }) => {
    const path = join(root, file);
    if (!existsSync(path)) return { name: task, passed: 0, failed: 1 };
    return { name: task, ...resultsOf(JSON.parse(readFileSync(path, 'utf8'))) };
  });
}

/** All tests of a report of Playwright. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

/** Reads a report of Playwright (with `stats`), Vitest or Jest. */
function resultsOf(report) {
  if (report.stats) {
    const failures = specsOf(report).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
        .map(({ results }) => `${file}: ${title}: ${firstLine(results[0]?.error?.message)}`),
    );
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, failures };
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const isBroken = status === 'failed' && assertionResults.length === 0;
    const failed = isBroken
      ? [{ fullName: 'the file', failureMessages: [message] }]
      : assertionResults.filter((result) => result.status === 'failed');
    return failed.map(
      ({ fullName, failureMessages: [error] }) => `${relative(root, name)}: ${fullName}: ${firstLine(error)}`,
    );
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}
