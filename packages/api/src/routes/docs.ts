import { type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { apiPaths } from '../contract/index.js';
import { jsonSchema, openApiDocument } from '../contract/openapi/document.js';
import { type Operation, operations } from '../contract/openapi/operations.js';
import { escapeHtml, htmlPage } from '../lib/html.js';
import { resource } from '../middleware/resource.js';
import { pageHeaders } from '../middleware/security-headers.js';

function fieldType(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(', ');
  if ('const' in schema) return String(schema.const);
  const max = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  return `${String(schema.type ?? 'any')}${max}`;
}

function table(caption: string, rows: [string, string][]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ([name, text]) => `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<table><caption>${caption}</caption>${lines.join('')}</table>`;
}

function fields(schema: z.ZodType | undefined): [string, string][] {
  const { properties = {}, required = [] } = schema ? jsonSchema(schema) : {};
  return Object.entries(properties).map(([name, property]) => [
    name,
    `${fieldType(property as Record<string, unknown>)}${required.includes(name) ? ', required' : ''}`,
  ]);
}

function answerType(body: Operation['answers'][number]): string {
  if (!body) return 'no body';
  if (typeof body === 'string') return body;
  const { type, properties = {}, items } = jsonSchema(body);
  const names = Object.keys((items as { properties?: object } | undefined)?.properties ?? properties).join(', ');
  return type === 'array' ? `[{ ${names} }]` : `{ ${names} }`;
}

function section({ method, path, summary, description = '', staff, body, query, form, answers }: Operation): string {
  const rows = Object.entries(answers).map(([status, content]): [string, string] => [status, answerType(content)]);
  return `<h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}.${staff ? ' Staff only.' : ''}${form ? ' JSON, or a plain form post.' : ''} ${escapeHtml(description)}</p>
${table('Query', fields(query))}${table('Body', fields(body))}
${table('Answers', rows)}`;
}

const docsPage = () =>
  htmlPage(
    'Boundless API',
    '56rem',
    `<p>Generated from the schemas that the server checks with. For tools: <a href="${apiPaths.openapi}">${apiPaths.openapi}</a> (OpenAPI 3.1).</p>
${operations.map(section).join('\n')}`,
  );

/** Sends what is made when somebody first asks: a start need not wait for it. */
function made(type: string, make: () => string): RequestHandler {
  let text: string | undefined;
  return (_req, res) => {
    text ??= make();
    res.type(type).send(text);
  };
}

export function docsRoutes(): Router {
  const router = Router();
  resource(router, apiPaths.openapi, { GET: [made('json', () => JSON.stringify(openApiDocument()))] });
  resource(router, apiPaths.docs, { GET: [pageHeaders(), made('html', docsPage)] });
  return router;
}
