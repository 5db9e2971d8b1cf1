import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Set for every tool that is started from here: none of them reports home. */
const quiet = {
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Runs a command, in the top folder unless `cwd` says otherwise, showing what it prints; resolves to its exit code. */
export function run(command, args, { env = {}, stdio = 'inherit', cwd = root, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, timeout, env: { ...process.env, ...quiet, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a tool that is installed in this repository. */
export const runTool = (tool, args, options) => run(process.execPath, [binary(tool), ...args], options);

/** Runs a TypeScript file of this repository against the sources of its packages. */
export const runScript = (file, args = []) =>
  run(process.execPath, ['--conditions=@boundless/source', '--import', 'tsx', `${root}/${file}`, ...args]);

const binaries = {
  turbo: 'node_modules/turbo/bin/turbo',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  'test-storybook': 'node_modules/@storybook/test-runner/dist/test-storybook.js',
};

const binary = (tool) => `${root}/${binaries[tool]}`;

/**
 * Sends this process SIGTERM when npm, which started it, has been ended. npm hands the signal to the shell between the two,
 * and many a shell ends without handing it on.
 */
export function endWithNpm() {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it, and no task of turbo reads it.
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

/** Ends the process with a message that says what is wrong and what to do about it. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
