import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if a folder has a file such as `.env`. Nothing reads it (`envDir: false` in `vite.config.ts`), so its variables would have no effect, and
 * nobody would notice.
 */
export function refuseEnvFiles(folder: string): void {
  const [name] = readdirSync(folder).filter((one) => /^\.env(?!\.example$)(?:\.|$)/.test(one));
  if (name)
    throw new Error(
      `${join(folder, name)} is not read. Set its variables in the environment of the build, and delete it.`,
    );
}
