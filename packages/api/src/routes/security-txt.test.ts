import { expect, it } from 'vitest';
import { startTestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { apiPaths } from '../contract/index.js';
import { loadSite } from '../site/load-site.js';

it('names the contact of the site, and expires a year later', async () => {
  const place = await tempFolder();
  const site = await loadSite(await buildTestSite(place.folder));
  const app = await startTestApp({ site });
  const { text, headers } = await app.request.get(apiPaths.security).expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toContain('Contact: mailto:support@boundless.example\n');
  expect(text).toContain('Preferred-Languages: en, fr\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThanOrEqual(366);
  await app.close();
  await place[Symbol.asyncDispose]();
});
