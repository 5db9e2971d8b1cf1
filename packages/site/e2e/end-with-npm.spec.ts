import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const run = fileURLToPath(new URL('../../../scripts/lib/run.mjs', import.meta.url));
const script = `
  const { endWithNpm } = await import(${JSON.stringify(run)});
  endWithNpm();
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => {}, 1_000);
  console.log('ready');
`;

test('a script started by npm ends when the shell between npm and the script ends', async () => {
  test.skip(process.platform === 'win32', 'npm starts no such shell on Windows');
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$SCRIPT"; :`], {
    env: { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output).toContain('ready');
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  await expect.poll(() => output).toContain('ended');
});
