import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortClasses } from './short-classes.js';

let folder: string;
let script = '';
let styles = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'short-classes-'));
  await writeFile(join(folder, 'a.css'), '.flex{color:red}.mt-4{color:blue}.lg\\:mt-4:hover>p{color:green}');
  await writeFile(
    join(folder, 'a.js'),
    "import './a.css'; globalThis.used = (wide) => ['flex mt-4', `mt-4 $" + "{wide} lg:mt-4`, 'mt-40', 'data-mt-4'];",
  );
  const built = await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [shortClasses()],
    build: { write: false, rolldownOptions: { input: join(folder, 'a.js') } },
  });
  if (!('output' in built)) throw new Error('One build was asked for');
  for (const file of built.output) {
    if (file.type === 'chunk') script = file.code;
    else if (file.fileName.endsWith('.css')) styles = String(file.source);
  }
});

afterAll(() => rm(folder, { recursive: true }));

describe('shortClasses', () => {
  it('shortens the same names in styles and scripts', () => {
    const [, margin = '', wideMargin = ''] = styles.match(/\.flex{[^}]*}\.(\w+){[^}]*}\.(\w+):hover>p/) ?? [];
    expect(margin.length).toBeLessThan(4);
    expect(script).toContain(`flex ${margin}`);
    expect(script).toMatch(new RegExp(`\`${margin} \\$\\{.*\\} ${wideMargin}\``));
  });

  it('leaves other words alone', () => {
    expect(script).toContain('mt-40');
    expect(script).toContain('data-mt-4');
    expect(script).not.toMatch(/[ "'`]mt-4[ "'`]/);
  });
});
