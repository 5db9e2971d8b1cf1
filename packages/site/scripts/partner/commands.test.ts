import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a command prints before it fails. */
function failing(script: string, args: string[]): Promise<string> {
  const options = ['--conditions=@boundless/source', '--import', 'tsx', join(import.meta.dirname, script)];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...options, ...args], (error, stdout, stderr) => {
      if (error) resolve(stdout + stderr);
      else reject(new Error(`${script} did not fail: ${stdout}`));
    });
  });
}

const japanese = ['--name', '日本金融', '--accent', 'navy', '--yes'];
const figures = ['--name', 'Figures', '--accent', 'navy', '--yes'];

// None of these runs writes anything.
it.concurrent.each([
  ['check.ts', ['acme', '--bogus'], /^Unknown option '--bogus'.*\n\nnpm run check:partner -- <id>/s],
  ['new.ts', japanese, /^No id can be made of the name "日本金融": it has no Latin letter\. Give --id\.\n$/],
  ['new.ts', figures, /^The id figures, made of the name, is a name that .* Give --id\.\n$/],
] as const)(
  '%s %j says what is wrong, without a stack',
  async (script, args, words) => {
    const said = await failing(script, [...args]);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/^ {4}at /m);
  },
  60_000,
);
