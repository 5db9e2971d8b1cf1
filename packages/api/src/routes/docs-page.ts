import { z } from 'zod';
import { type Operation, operations } from '../contract/openapi/operations.js';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 56rem; font: 1rem/1.5 system-ui, sans-serif; color: #14213d; background: #fff }
  h1 { font-size: 1.75rem } h2 { margin: 2.5rem 0 .25rem; font-size: 1.125rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
  table { border-collapse: collapse; margin: .5rem 0; width: 100% } caption { text-align: left; font-weight: 600 }
  th, td { border-top: 1px solid #c8d0e0; padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; font-weight: 400 }
  code { font-size: .9em } a { color: #0b4fd6 }`;

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
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => [
    name,
    `${fieldType(property as Record<string, unknown>)}${required.includes(name) ? ', required' : ''}`,
  ]);
}

function answerType(body: Operation['answers'][number]): string {
  if (body === null || body === undefined) return 'no body';
  if (typeof body === 'string') return body;
  const { type, properties = {}, items } = z.toJSONSchema(body, { io: 'input' });
  const names = Object.keys((items as { properties?: object } | undefined)?.properties ?? properties).join(', ');
  return type === 'array' ? `[{ ${names} }]` : `{ ${names} }`;
}

function section(operation: Operation): string {
  const { method, path, summary, description, staff, body, query, form, answers } = operation;
  return `<h2>${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}.${staff ? ' Staff only.' : ''}${form ? ' JSON, or a plain form post.' : ''} ${escapeHtml(description ?? '')}</p>
${table('Query', fields(query))}${table('Body', fields(body))}
${table(
  'Answers',
  Object.entries(answers).map(([status, content]) => [status, answerType(content)]),
)}`;
}

/** The contract as a page that reads without scripts. */
export const docsPage = (openapiPath: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Boundless API</title><style>${style}</style></head>
<body><main><h1>Boundless API</h1>
<p>Generated from the schemas that the server checks with. For tools: <a href="${openapiPath}">${openapiPath}</a> (OpenAPI 3.1).</p>
${operations.map(section).join('\n')}
</main></body></html>
`;
