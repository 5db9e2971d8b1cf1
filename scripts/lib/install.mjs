import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run, stop } from './run.mjs';

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.installed-from');
/** Holds the process that installs now. `npm ci` begins by deleting what another one has just put there. */
const turn = join(root, '.turbo', 'installing');

/** Installs what the lock file names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    stop(`Node ${oldest.join('.')} or newer is needed; this is ${process.version}. See .nvmrc.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled()) return;
  await takeTurn();
  try {
    if (!isInstalled()) await install(wanted);
  } finally {
    rmSync(turn, { force: true });
  }
}

async function install(wanted) {
  console.log('Installing packages …');
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it to its own script, which Node runs on every system.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [command, ...first] = own ? [process.execPath, own] : ['npm'];
  const code = await run(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) stop('npm ci did not succeed; what it printed above says why.');
  writeFileSync(stamp, wanted);
}

async function takeTurn() {
  const mine = `${turn}-${process.pid}`;
  mkdirSync(dirname(turn), { recursive: true });
  writeFileSync(mine, String(process.pid));
  for (let told = false; !isLinked(mine); told = true) {
    const holder = holderOfTurn();
    if (!isRunning(holder)) {
      rmSync(turn, { force: true });
      continue;
    }
    if (!told) console.log(`Waiting until process ${holder} has installed the packages …`);
    await sleep(500);
  }
  rmSync(mine);
}

/** With its content at once, so that nobody finds it empty. */
function isLinked(mine) {
  try {
    linkSync(mine, turn);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** `NaN` where it has just given its turn back. */
function holderOfTurn() {
  try {
    return Number.parseInt(readFileSync(turn, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
