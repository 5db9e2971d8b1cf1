import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/run.mjs';

/** The packages that the design names, each with the text by which a file uses it. */
const required = {
  react: "from 'react'",
  'react-dom': "from 'react-dom/client'",
  'react-router-dom': "from 'react-router-dom'",
  '@radix-ui/react-navigation-menu': "from '@radix-ui/react-navigation-menu'",
  '@radix-ui/react-toast': "from '@radix-ui/react-toast'",
  '@radix-ui/react-tooltip': "from '@radix-ui/react-tooltip'",
  'class-variance-authority': "from 'class-variance-authority'",
  tailwindcss: '@import "tailwindcss/',
  storybook: '"build-storybook": "storybook build',
  '@storybook/react-vite': "framework: '@storybook/react-vite'",
  '@storybook/test-runner': "'node_modules/@storybook/test-runner/dist/test-storybook.js'",
  chromatic: 'npx chromatic --storybook-build-dir',
  zod: "from 'zod'",
  express: "from 'express'",
  lowdb: "from 'lowdb'",
  vitest: '"test": "vitest run',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*package.json'], {
  cwd: root,
  encoding: 'utf8',
});
const manifests = files
  .trim()
  .split('\n')
  .filter((file) => !file.includes('template'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));

it.each(Object.entries(required))('%s is a dependency and does its job', (name, use) => {
  const dependants = manifests.filter(
    ({ dependencies, devDependencies }) => name in { ...dependencies, ...devDependencies },
  );
  expect(dependants).not.toEqual([]);
  const places = ['.storybook', '.github', 'scripts', 'packages', 'package.json', ':!*.test.*', ':!*.md*'];
  const found = execFileSync('git', ['grep', '-lF', '--untracked', '-e', use, '--', ...places], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(found).not.toBe('');
});
