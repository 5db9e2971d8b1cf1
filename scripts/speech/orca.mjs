import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { saidIn } from './transcript.mjs';

/** Its log says each thing that it speaks, at once. A speech server of its own would take the words away from there. */
const customizations = (readsPages) => `
from orca import debug, settings
settings.sayAllOnLoad = ${readsPages ? 'True' : 'False'}
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile.reconfigure(line_buffering=True)
`;

/**
 * Starts Orca on the display and the session of this process.
 *
 * @param {string} home folder for its settings and its log
 * @param {boolean} readsPages whether it reads a page that opens; on one that moves, it begins again and again
 */
export async function startOrca(home, readsPages) {
  const settings = join(home, '.local/share/orca');
  const log = join(home, 'orca.log');
  mkdirSync(settings, { recursive: true });
  rmSync(log, { force: true });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations(readsPages));
  const options = {
    stdio: 'ignore',
    env: { ...process.env, SPEECHD_CMD: '/bin/false', SPEECHD_ADDRESS: 'unix_socket:/none' },
  };
  const bus = spawn('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], options);
  await sleep(500);
  const orca = spawn('orca', ['--replace', '--disable', 'braille,braille-monitor', `--debug-file=${log}`], options);
  // A browser that starts before has no accessibility.
  for (const start = Date.now(); !existsSync(log) || !readFileSync(log, 'utf8').includes('Screen reader on.'); ) {
    if (Date.now() - start > 60_000) throw new Error('Orca did not start within a minute');
    if (orca.exitCode !== null) throw new Error(`Orca ended with ${orca.exitCode}`);
    await sleep(100);
  }
  const file = openSync(log, 'r');
  let read = 0;
  let rest = '';

  /** Lines of the log since the last time. */
  function news() {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(size - read);
    readSync(file, buffer, 0, buffer.length, read);
    read = size;
    const lines = (rest + buffer.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    return lines;
  }

  /** Waits until Orca has spoken and rests. Where it says nothing, it is waited for `patience` milliseconds. */
  async function hear(patience = 8000) {
    const said = [];
    const start = Date.now();
    let last = start;
    let spoke = false;
    while (Date.now() - last < 500 || (!spoke && Date.now() - start < patience)) {
      await sleep(50);
      const lines = news();
      if (lines.length > 0) last = Date.now();
      spoke ||= lines.some((line) => line.includes('SPEECH OUTPUT'));
      said.push(...lines.map(saidIn).filter((words) => words !== undefined));
      if (Date.now() - start > 20_000) break;
    }
    return said;
  }

  return {
    hear,
    async stop() {
      // One that hangs does not answer SIGTERM; a bus that gets it ends its daemon too.
      for (const [child, signal] of [
        [orca, 'SIGKILL'],
        [bus, 'SIGTERM'],
      ]) {
        if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit');
      }
      closeSync(file);
    },
  };
}
