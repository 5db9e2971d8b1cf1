import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** Copies this repository's files, without build output, to a temporary folder and links the installed packages. Returns the folder. */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'boundless-copy-'));
  const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of list.split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const names = readdirSync(join(copy, 'packages'));
  for (const folder of ['node_modules', ...names.map((name) => join('packages', name, 'node_modules'))]) {
    if (!existsSync(join(root, folder))) continue;
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(join(root, folder))) {
      // Caches of tools are left out: each copy has its own.
      if (name === '@boundless' || (name.startsWith('.') && name !== '.bin')) continue;
      symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
  // Relative links, so that they lead to the copy's own packages.
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(join(root, 'node_modules/@boundless'), join(copy, 'node_modules/@boundless'), options);
  return copy;
}
