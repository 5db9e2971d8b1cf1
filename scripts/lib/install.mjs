import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run, stop } from './run.mjs';

const oldest = [20, 19];
const stamp = join(root, 'node_modules', '.installed-from');
/** A folder that is there while one process installs: `npm ci` begins by deleting what another one has just put there. */
const turn = join(root, '.turbo', 'installing');
/** Its holder touches it every second. Left alone for so long, it was left behind. */
const ABANDONED_MS = 10_000;

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
  const giveBack = await takeTurn();
  const code = isInstalled() ? 0 : await install();
  if (code === 0) writeFileSync(stamp, wanted);
  giveBack();
  if (code !== 0) stop('npm ci did not succeed; what it printed above says why.');
}

function install() {
  console.log('Installing packages …');
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: npm sets it to its own script, which Node runs on every system.
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [command, ...first] = own ? [process.execPath, own] : ['npm'];
  return run(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Resolves when it is this process's turn, with what gives the turn back. */
async function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true });
  for (let told = false; !isTaken(); told = true) {
    if (!told) console.log('Waiting for another command that installs the packages …');
    if (isAbandoned(turn)) clear();
    await sleep(500);
  }
  const touch = setInterval(() => isThere(() => utimesSync(turn, new Date(), new Date())), 1_000);
  return () => {
    clearInterval(touch);
    rmSync(turn, { recursive: true, force: true });
  };
}

function isTaken() {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const isAbandoned = (folder) => isThere(() => Date.now() - statSync(folder).mtimeMs > ABANDONED_MS);

/** Moves it away before it deletes it, so that of several who wait only one does, and none the turn of the next holder. */
function clear() {
  const mine = `${turn}-${process.pid}`;
  if (!isThere(() => renameSync(turn, mine) ?? true)) return;
  if (isAbandoned(mine)) rmSync(mine, { recursive: true });
  else renameSync(mine, turn);
}

/** What `look` returns, or `false` where the folder has just gone. */
function isThere(look) {
  try {
    return look();
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}
