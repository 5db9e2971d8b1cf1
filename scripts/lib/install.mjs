import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, stop } from './run.mjs';

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.installed-from');

/**
 * Runs `npm ci` unless the packages of package-lock.json are installed already.
 *
 * @param {{ onlyProduction?: boolean }} [options] whether the packages that build and serve the site are enough. They install in half of the
 *   time. Packages that somebody has installed stay.
 */
export async function ensureInstalled({ onlyProduction = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    stop(`Node ${oldest.join('.')} or newer is required; this is ${process.version}. See .nvmrc.`);
  }
  const all = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const production = `${all} production`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === all || (onlyProduction && installed === production)) return;
  const omitDev = onlyProduction && (!existsSync(dirname(stamp)) || installed.endsWith('production'));
  const code = await install(omitDev ? ['--omit=dev'] : []);
  if (code !== 0) stop('npm ci failed; see its output above.');
  writeFileSync(stamp, omitDev ? production : all);
}

function install(options) {
  console.log('Installing packages …');
  const npmScript = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [command, ...first] = npmScript ? [process.execPath, npmScript] : ['npm'];
  return run(command, [...first, 'ci', ...options, '--no-audit', '--no-fund', '--loglevel=error']);
}
