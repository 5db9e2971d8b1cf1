import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What speaks, by command or file, and the Debian package that has it. */
const tools = {
  orca: 'orca',
  'firefox-esr': 'firefox-esr',
  Xvfb: 'xvfb',
  'dbus-run-session': 'dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
};

function isThere(tool) {
  if (tool.startsWith('/')) return existsSync(tool);
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What is missing on this machine, and how to get it; nothing where all is there. */
export function missingTools() {
  const missing = Object.entries(tools).filter(([tool]) => !isThere(tool));
  if (missing.length === 0) return undefined;
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  return `Missing: ${missing.map(([tool]) => tool).join(', ')}. On Debian: apt-get install ${packages}`;
}

const outputOf = (command) => execFileSync(command, ['--version'], { encoding: 'utf8' }).trim();

/** Which versions speak. */
export const versions = () =>
  `Orca ${outputOf('orca').replace(/^\D*/, '')}, ${outputOf('firefox-esr').replace('Mozilla ', '')}`;
