import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { kit, run } from './commands.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A temporary folder with the packed kit, `kit.tgz`, and its files in `tool/package`. */
    folder: string;
  }
}

export default function packKit(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  mkdirSync(join(folder, 'tool'));
  const archive = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], kit).trim();
  renameSync(join(folder, archive), join(folder, 'kit.tgz'));
  run('tar', ['-xzf', join(folder, 'kit.tgz'), '-C', join(folder, 'tool')], folder);
  // npx would install these dependencies.
  symlinkSync(join(kit, '../../node_modules'), join(folder, 'tool/package/node_modules'));
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
