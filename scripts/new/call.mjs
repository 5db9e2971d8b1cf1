import { camelCase, checkName, pascalCase, sentenceCase } from './names.mjs';

/**
 * The files of a new `GET` call of the API, and the lines that name them.
 *
 * @param {string} name in kebab-case; the call's address is `/api/<name>`
 * @returns what `writeNew` takes
 */
export function newCall(name) {
  checkName(name);
  const key = camelCase(name);
  const add = `add${pascalCase(name)}Routes`;
  const api = 'packages/api/src';
  return {
    files: {
      [`${api}/contract/schemas/${name}.ts`]: `import { z } from 'zod';

/** The response of \`GET /api/${name}\`. */
export const ${key} = z.strictObject({ status: z.string() });
`,
      [`${api}/routes/${name}.ts`]: `import type { Express } from 'express';
import type { z } from 'zod';
import { apiPaths } from '../contract/index.js';
import type { ${key} } from '../contract/schemas/index.js';
import { resource } from '../middleware/resource.js';

/** ${sentenceCase(name)}: what it returns, in a sentence. */
export function ${add}(app: Express): void {
  const response: z.infer<typeof ${key}> = { status: 'ok' };
  resource(app, apiPaths.${key}, { GET: [(_req, res) => void res.json(response)] });
}
`,
      [`${api}/routes/${name}.test.ts`]: `import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';

it('responds', async () => {
  const app = await startTestApp();
  const { body } = await app.request.get(apiPaths.${key}).expect(200);
  expect(body).toEqual({ status: 'ok' });
  await app.close();
});
`,
    },
    inserts: [
      { file: `${api}/contract/paths.ts`, inside: 'const apiPaths', line: `  ${key}: '/api/${name}',` },
      { file: `${api}/contract/schemas/index.ts`, line: `export * from './${name}.js';` },
      {
        file: `${api}/contract/openapi/operations.ts`,
        inside: 'const operations',
        line: `  call('get', apiPaths.${key}, '${sentenceCase(name)}', { 200: schemas.${key} }),`,
      },
      { file: `${api}/app.ts`, line: `import { ${add} } from './routes/${name}.js';` },
      { file: `${api}/app.ts`, before: "  app.use('/api', unknownPath);", line: `  ${add}(app);` },
    ],
    next: `write the schema, the route and its test, then npx vitest run src/routes/${name}.test.ts src/routes/contract.test.ts (in packages/api)`,
  };
}
