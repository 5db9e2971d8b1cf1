import type { Express } from 'express';
import type { z } from 'zod';
import { apiPaths } from '../contract/index.js';
import { jsonSchema, openApiDocument } from '../contract/openapi/document.js';
import { type Operation, operations } from '../contract/openapi/operations.js';
import { escapeHtml, htmlPage } from '../lib/html.js';
import { memoize } from '../lib/memoize.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import { resource } from '../middleware/resource.js';
import { pageHeaders } from '../middleware/security-headers.js';

type Schema = ReturnType<typeof jsonSchema>;

function table(caption: string, rows: [string, string][]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ([name, text]) => `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<table><caption>${caption}</caption>${lines.join('')}</table>`;
}

/** Describes a schema in one line: `string, at most 50 characters`, `{ id, note? }`. */
function getType({ items, properties, required = [], type, const: only, enum: values, maxLength }: Schema): string {
  if (items) return `[${getType(items as Schema)}]`;
  if (properties) {
    const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
    return `{ ${names.join(', ')} }`;
  }
  const max = maxLength === undefined ? [] : [`at most ${maxLength} characters`];
  return [...(values ?? [only ?? String(type ?? 'any')]), ...max].join(', ');
}

function fields(schema: z.ZodType | undefined): [string, string][] {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema) : {};
  return Object.entries(properties).map(([name, field]) => [
    name,
    getType(field as Schema) + (required.includes(name) ? ', required' : ''),
  ]);
}

const responseType = (body: Operation['responses'][number]) =>
  typeof body === 'string' ? body : body ? getType(jsonSchema(body)) : 'no body';

function section({ method, path, summary, description = '', staff, body, query, form, responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, content]): [string, string] => [status, responseType(content)]);
  return `<h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}.${staff ? ' Staff only.' : ''}${form ? ' JSON, or a plain form post.' : ''} ${escapeHtml(description)}</p>
${table('Query', fields(query))}${table('Body', fields(body))}
${table('Responses', rows)}`;
}

const docsPage = () => {
  const link = `<a href="${apiPaths.openapi}">${apiPaths.openapi}</a>`;
  const intro = `<p>Generated from the schemas that validate requests. For tools: ${link} (OpenAPI 3.1).</p>`;
  return htmlPage('Boundless API', '56rem', [intro, ...operations.map(section)].join('\n'));
};

export function addDocsRoutes(app: Express): void {
  // Generated at the first request, which keeps the start fast.
  const document = memoize(() => encodeFile(JSON.stringify(openApiDocument()), 'json', 'no-store'));
  const page = memoize(() => encodeFile(docsPage(), 'html', 'no-store'));
  resource(app, apiPaths.openapi, { GET: [async (req, res) => sendFile(req, res, await document())] });
  resource(app, apiPaths.docs, { GET: [pageHeaders(), async (req, res) => sendFile(req, res, await page())] });
}
