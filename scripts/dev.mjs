/**
 * `npm run dev`: the site with hot reload on port 3000, and the API, which restarts when its sources change. `npm run dev -- --drafts`
 * also shows drafts and articles whose `publishAt` is in the future.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { allowOptions, endWithNpm, root, runTool } from './lib/run.mjs';

allowOptions('npm run dev', '--drafts');
endWithNpm();
if (process.argv.includes('--drafts')) process.env.CONTENT_DRAFTS = 'on';
await ensureInstalled();
const built = await runTool('turbo', ['run', 'build', '--filter=@boundless/content', '--output-logs=errors-only']);
if (built !== 0) process.exit(built);

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
const watch = ['watch', '--clear-screen=false'];
const children = [
  // The script `dev` of the content. `--include` adds articles and pictures, which no module imports.
  start('packages/content', [tsx, ...watch, '--include=src', 'scripts/build.ts', '--lenient']),
  start('.', [tsx, ...watch, '--conditions=@boundless/source', 'packages/api/src/server.ts'], { PORT: apiPort }),
  // Through tsx, because Vite's configuration imports TypeScript of other packages.
  start('packages/site', ['--import', 'tsx', join(root, 'node_modules/vite/bin/vite.js')], {
    PORT: port,
    API_PORT: apiPort,
  }),
];

function start(folder, args, env = {}) {
  return spawn(process.execPath, args, { cwd: join(root, folder), stdio: 'inherit', env: { ...process.env, ...env } });
}

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
