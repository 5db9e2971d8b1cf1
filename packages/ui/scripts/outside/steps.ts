import { execFileSync } from 'node:child_process';

/** The result of one step of `npm run test:outside`. */
export interface StepResult {
  name: string;
  problem?: string;
  ms: number;
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
export const results: StepResult[] = [];

/** A list of steps that build on each other: after a failure the others are skipped and count as failed. */
export function createSteps() {
  let broken = false;
  return async function step(name: string, work: () => unknown): Promise<void> {
    const started = performance.now();
    let problem = broken ? 'skipped' : undefined;
    if (!broken)
      try {
        await work();
      } catch (error) {
        const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
        problem = `${stdout}${stderr}`.trim() || message;
      }
    const ms = Math.round(performance.now() - started);
    results.push({ name, ms, ...(problem && { problem }) });
    console.log(`${problem ? 'FAIL' : 'ok  '} ${name} (${ms} ms)`);
    if (problem) console.error(problem);
    broken ||= problem !== undefined;
  };
}

export function expect(truth: unknown, problem: string): asserts truth {
  if (!truth) throw new Error(problem);
}

/** The environment without this repository's Node options and npm settings. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, npm_config_local_prefix, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv;
}

export const run = (command: string, args: string[], cwd: string, env = {}): string =>
  execFileSync(command === 'npm' ? npm : command, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export const install = (cwd: string, ...packages: string[]) =>
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...packages], cwd);

/** What a command prints that has to fail. */
export function failure(work: () => string): string {
  let said: string;
  try {
    said = work();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
  throw new Error(`The command did not fail:\n${said}`);
}
