import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.installed-from');

/** Installs what the lock file names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    stop(`Node ${oldest.join('.')} or newer is needed; this is ${process.version}. See .nvmrc.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it to its own script, which Node runs on every system.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [command, ...first] = own ? [process.execPath, own] : ['npm'];
  const code = await run(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) stop('npm ci did not succeed; what it printed above says why.');
  writeFileSync(stamp, wanted);
}
