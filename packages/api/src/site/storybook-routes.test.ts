import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp, tempFolder } from '../../testing/test-app.js';
import { storybookRoutes } from './storybook-routes.js';

it('serves a Storybook with its own content security policy, and other pages with the strict one', async () => {
  await using place = await tempFolder();
  await mkdir(join(place.folder, 'assets'));
  await writeFile(join(place.folder, 'index.html'), '<title>Storybook</title>');
  await writeFile(join(place.folder, 'assets/x.js'), 'x');
  const app = await startTestApp({ storybook: storybookRoutes(place.folder) });

  const page = await app.request.get('/storybook/?path=/docs');
  expect(page.text).toContain('Storybook');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await app.request.get('/storybook').redirects(0)).headers.location).toBe('/storybook/');
  expect((await app.request.get('/storybook/assets/x.js')).status).toBe(200);
  expect((await app.request.get('/storybook/nothing')).status).toBe(404);
  expect((await app.request.get('/api/openapi.json')).headers['content-security-policy']).not.toContain('unsafe');
  await app.close();
});
