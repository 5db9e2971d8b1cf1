import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const optionsFor = (script: string) => [
  '--conditions=@boundless/source',
  '--import',
  'tsx',
  join(import.meta.dirname, script),
];

/** Runs a command that must fail. Resolves to its output. */
function outputOfFailure(script: string, args: string[]): Promise<string> {
  const options = optionsFor(script);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...options, ...args], (error, stdout, stderr) => {
      if (error) resolve(stdout + stderr);
      else reject(new Error(`${script} did not fail: ${stdout}`));
    });
  });
}

const japanese = ['--name', '日本金融', '--accent', 'navy', '--yes'];
const taken = ['--name', 'Doola', '--id', 'doola', '--accent', 'navy', '--yes'];

// None of these runs writes anything.
it.concurrent.each([
  ['check.ts', ['acme', '--bogus'], /^Unknown option '--bogus'.*\n\nnpm run check:partner -- <id>/s],
  ['check.ts', ['doola', 'lumora'], /^One partner is checked at a time: npm run check:partner -- <id>/],
  ['new.ts', japanese, /^No id can be derived from the name "日本金融": it has no Latin letter\. Give --id\.\n$/],
  ['new.ts', taken, /^.+doola\.ts exists already; nothing was written\. Edit it, or choose another id\.\n$/],
] as const)('%s %j prints the problem without a stack trace', async (script, args, words) => {
  const output = await outputOfFailure(script, [...args]);
  expect(output).toMatch(words);
  expect(output).not.toMatch(/^ {4}at /m);
});

it.concurrent.each([
  ['doola', 'doola passes what needs no browser.'],
  ['lumora', 'lumora passes, and is not published: it is a sample ("invented: true").'],
])('a check of %s without a browser does not say that it can be published', async (id, words) => {
  const { stdout } = await promisify(execFile)(process.execPath, [...optionsFor('check.ts'), id, '--no-browser']);
  expect(stdout.trim().split('\n').at(-1)).toBe(words);
});
