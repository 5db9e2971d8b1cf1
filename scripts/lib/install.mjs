import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, stop } from './run.mjs';

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.installed-from');
/** Is there while packages are installed: `npm ci` begins by deleting what another one has just put there. */
const installing = join(root, '.turbo', 'installing');

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
  const code = await alone(install);
  if (code !== 0) stop('npm ci did not succeed; what it printed above says why.');
  writeFileSync(stamp, wanted);
}

function install() {
  console.log('Installing packages …');
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it to its own script, which Node runs on every system.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [command, ...first] = own ? [process.execPath, own] : ['npm'];
  return run(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Does it unless another command does. */
async function alone(task) {
  mkdirSync(dirname(installing), { recursive: true });
  try {
    writeFileSync(installing, '', { flag: 'wx' });
  } catch {
    stop(`Another command is installing the packages. Run this one again when that is done, or delete ${installing}.`);
  }
  process.once('exit', () => rmSync(installing, { force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const code = await task();
  rmSync(installing, { force: true });
  return code;
}
