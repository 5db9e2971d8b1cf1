import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

// Processes start slowly on a busy machine.
const timeout = 50_000;

const run = fileURLToPath(new URL('run.mjs', import.meta.url));
const script = `
  const { endWithNpm } = await import(${JSON.stringify(run)});
  endWithNpm();
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => {}, 1_000);
  console.log('ready');
`;

// npm starts no such shell on Windows.
it.skipIf(process.platform === 'win32')('a script ends when the shell between npm and the script ends', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$SCRIPT"; :`], {
    env: { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await vi.waitFor(() => expect(output).toContain('ready'), timeout);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  await vi.waitFor(() => expect(output).toContain('ended'), timeout);
});

it.each([
  ['dev', '--draft'],
  ['start', '--stroybook'],
  ['test', '--slwo'],
])('"%s" does not ignore a misspelled option', (name, option) => {
  const script = fileURLToPath(new URL(`../${name}.mjs`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, option], { encoding: 'utf8', timeout });
  expect(status).toBe(1);
  expect(stderr).toMatch(`Unknown option ${option}.`);
});
