import { test as base } from '@playwright/test';
import type { Engine } from '../../../../scripts/lib/engines/engine.js';
import { launch } from '../../../../scripts/lib/engines/launch.js';
import { Visitor } from './visitor.js';

/** A test that runs in the engine that the Playwright project is named after. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine | undefined }>({
  engine: [
    async ({ playwright }, use, { project }) => {
      const engine = await launch(project.name, playwright);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, baseURL }, use, { project, skip }) => {
    if (!engine) return skip(true, `${project.name} is missing`);
    const tab = await engine.newTab();
    await tab.resize(1280, 900);
    await use(new Visitor(tab, baseURL ?? ''));
    await tab.close();
  },
});

export { expect } from '@playwright/test';
