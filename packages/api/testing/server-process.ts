import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/server.ts', import.meta.url));
/** The folder of the bundle. Each test file runs in its own process, at the same time as others. */
export const outDir = fileURLToPath(
  new URL(`../node_modules/.cache/server-${process.env.VITEST_POOL_ID}`, import.meta.url),
);
const outfile = `${outDir}/server.mjs`;

/** Bundles the server with its dependencies, which shortens each start by a third. */
export async function bundleServer(): Promise<void> {
  const output = { entryFileNames: 'server.mjs' };
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['fs-native-extensions'] },
    build: { ssr: entry, outDir, emptyOutDir: true, rolldownOptions: { output } },
  });
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
}

/**
 * Starts the real server. Resolves when it is ready. Rejects with its output if it ends before.
 *
 * @param stdout a file for the output. Then `PORT` must be given, because only the port shows that the server is ready.
 * @param file another place of the bundle, which serves the site that is built beside it
 */
export function startServer(
  env: Record<string, string>,
  stdout: number | 'pipe' = 'pipe',
  file = outfile,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', stdout, 'pipe'],
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...env },
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk;
      const url = /ready at (\S+)\/\n/.exec(text)?.[1];
      if (url) resolve({ child, url, output: () => text, ended });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    if (stdout !== 'pipe') {
      const url = `http://${env.HOST ?? '127.0.0.1'}:${env.PORT}`;
      const poll = setInterval(async () => {
        if (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) return;
        clearInterval(poll);
        resolve({ child, url, output: () => text, ended });
      }, 50);
      ended.then(() => clearInterval(poll));
    }
    ended.then(() => reject(new Error(text)));
  });
}
