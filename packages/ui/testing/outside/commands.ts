import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const kit = join(import.meta.dirname, '../..');

/** The environment without the settings of this repository, npm and Vitest. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, VITEST, npm_config_local_prefix, ...env } = process.env;
  return { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv;
}

/** Runs a command. Returns what it prints; throws with that if it fails. */
export function run(command: string, args: readonly string[], cwd: string, env = {}): string {
  try {
    return execFileSync(command === 'npm' && process.platform === 'win32' ? 'npm.cmd' : command, args, {
      cwd,
      env: { ...cleanEnvironment(), ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${stdout ?? ''}${stderr ?? ''}` || message);
  }
}

export const install = (cwd: string, ...packages: string[]) =>
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...packages], cwd);
