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

/** Makes Orca write to its log, at once, everything it says. With a speech server the words would not be in the log. */
const customizations = (readsPages) => `
from orca import debug, settings
settings.sayAllOnLoad = ${readsPages ? 'True' : 'False'}
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile.reconfigure(line_buffering=True)
`;

/**
 * Starts Orca on the display and in the D-Bus session of this process.
 *
 * @param {string} home folder for its settings and its log
 * @param {boolean} readsPages whether it reads each page that opens; on a page that moves, it would start over repeatedly
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
  // A browser that starts before Orca has no accessibility.
  for (const start = Date.now(); !existsSync(log) || !readFileSync(log, 'utf8').includes('Screen reader on.'); ) {
    if (Date.now() - start > 60_000) throw new Error('Orca did not start within a minute');
    if (orca.exitCode !== null) throw new Error(`Orca ended with ${orca.exitCode}`);
    await sleep(100);
  }
  const file = openSync(log, 'r');
  let read = 0;
  let rest = '';

  /** Lines of the log since the last call. */
  function newLines() {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(size - read);
    readSync(file, buffer, 0, buffer.length, read);
    read = size;
    const lines = (rest + buffer.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    return lines;
  }

  /** What Orca says until it pauses for half a second. Waits up to `timeout` milliseconds for it to begin. */
  async function hear(timeout = 8000) {
    const said = [];
    const start = Date.now();
    let last = start;
    let spoke = false;
    while (Date.now() - last < 500 || (!spoke && Date.now() - start < timeout)) {
      await sleep(50);
      const lines = newLines();
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
      // SIGKILL, because Orca may hang. SIGTERM, so that the bus ends its daemon too.
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
