import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if a folder has a file such as `.env`. Vite would read it, but the checks of the content would not, so invented content could be
 * built for a real host. Nor would the build be made again after a change of it.
 */
export function refuseEnvFiles(folder: string): void {
  const [name] = readdirSync(folder).filter((one) => /^\.env(?!\.example$)(?:\.|$)/.test(one));
  if (name)
    throw new Error(
      `${join(folder, name)} is not read. Set its variables in the environment of the build, and delete it.`,
    );
}
