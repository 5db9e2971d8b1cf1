import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../packages/ui/evidence/matrix.json');
const matrix: Record<string, Record<string, { state: string }>> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {};

/** Tags for a file of stories, from the status matrix: the checks that its unit has passed, and `stale` if one of them is stale. */
export function proofsOf(path: string): string[] {
  const [, unit = ''] = path.match(/packages\/ui\/src\/(\w+\/[\w-]+)\//) ?? [];
  const cells = Object.entries(matrix[unit] ?? {});
  const proven = cells.filter(([, { state }]) => state === 'pass').map(([name]) => name);
  return cells.some(([, { state }]) => state === 'stale') ? [...proven, 'stale'] : proven;
}
