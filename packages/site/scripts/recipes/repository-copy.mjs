import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Copies the repository's files to a temporary folder; the installed packages are linked. Returns the folder. */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'boundless-recipe-'));
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const deleted = new Set(git('ls-files', '-dz'));
  for (const file of git('ls-files', '-coz', '--exclude-standard')) {
    if (!file || deleted.has(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules/@boundless'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@boundless') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of ['api', 'content', 'site', 'ui']) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@boundless', name));
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(copy, own));
  }
  return copy;
}
