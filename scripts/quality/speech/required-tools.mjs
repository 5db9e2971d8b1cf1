import { outputOf, pathOf } from '../../lib/run.mjs';

/** Each command that is needed, with its Debian package. */
const tools = {
  orca: 'orca',
  'firefox-esr': 'firefox-esr',
  Xvfb: 'xvfb',
  'dbus-run-session': 'dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
};

/** A message that says what is missing and how to install it; `undefined` if nothing is. */
export function missingTools() {
  const missing = Object.entries(tools).filter(([tool]) => !pathOf(tool));
  if (missing.length === 0) return undefined;
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  return `Missing: ${missing.map(([tool]) => tool).join(', ')}. On Debian: apt-get install ${packages}`;
}

const versionOf = (command) => outputOf(command, ['--version']) ?? '';

export const versions = () =>
  `Orca ${versionOf('orca').replace(/^\D*/, '')}, ${versionOf('firefox-esr').replace('Mozilla ', '')}`;
