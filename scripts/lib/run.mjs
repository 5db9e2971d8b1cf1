import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Turns off the telemetry of Turbo and of Storybook. */
const noTelemetry = { DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Runs a command and shows its output; resolves to its exit code. */
export function run(command, args, { env = {}, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: 'inherit', timeout, env: { ...process.env, ...noTelemetry, ...env } };
    const child = spawn(command, args, options);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** What a command prints, or `undefined` if it fails. */
export function outputOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The path of an installed command; `undefined` if it is not installed. */
export const pathOf = (command) => outputOf('which', [command]);

/** Runs a tool that is installed in this repository. */
export const runTool = (tool, args, options) => run(process.execPath, [join(root, tools[tool]), ...args], options);

/** Runs a TypeScript file of this repository against the sources of its packages. */
export const runScript = (file, args = []) =>
  run(process.execPath, ['--conditions=@boundless/source', '--import', 'tsx', `${root}/${file}`, ...args]);

const tools = {
  turbo: 'node_modules/turbo/bin/turbo',
  playwright: 'node_modules/@playwright/test/cli.js',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  'test-storybook': 'node_modules/@storybook/test-runner/dist/test-storybook.js',
};

/**
 * Ends this process when the npm that started it ends. npm signals the shell between the two, and most shells do not pass the signal on to
 * their child.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

/** Exits if this process has other arguments than these options: a misspelled one would be ignored. */
export function allowOptions(command, ...options) {
  const unknown = process.argv.slice(2).filter((argument) => !options.includes(argument));
  if (unknown.length > 0) stop(`Unknown option ${unknown.join(' ')}. ${command} takes ${options.join(', ')} only.`);
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}
