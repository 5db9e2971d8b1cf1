import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { limits } from '../limits.js';
import { apiHeaders, sessionCookie } from '../paths.js';
import { type Operation, operations } from './operations.js';

export function jsonSchema(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

const text = { type: 'string' };
const parameter = (where: 'path' | 'query' | 'header', name: string, schema: object = text) => ({
  name,
  in: where,
  required: where === 'path',
  schema,
});

const { idempotencyKey, formTrap, formElapsed, leadSource, leadLanguage, consent, phoneConsent } = apiHeaders;
const formParameters = [
  parameter('header', idempotencyKey, { ...text, maxLength: limits.idempotencyKey }),
  ...[formTrap, formElapsed, leadSource, leadLanguage, consent, phoneConsent].map((name) => parameter('header', name)),
];

function response(status: number, body: Operation['responses'][number]) {
  const [type, schema] = typeof body === 'string' ? [body, text] : ['application/json', body && jsonSchema(body)];
  return {
    description: STATUS_CODES[status],
    ...(status === 429 && { headers: { 'Retry-After': { schema: text } } }),
    ...(schema && { content: { [type]: { schema } } }),
  };
}

function describe({ path, summary, description, staff, body, form, query, responses }: Operation) {
  const media = body && { schema: jsonSchema(body) };
  return {
    summary,
    ...(description && { description }),
    ...(staff && { security: [{ session: [] }] }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name)),
      ...Object.entries(query?.shape ?? {}).map(([name, one]) =>
        parameter('query', name, jsonSchema(one as z.ZodType)),
      ),
      ...(form ? formParameters : []),
    ],
    ...(media && {
      requestBody: {
        required: true,
        content: { 'application/json': media, ...(form && { 'application/x-www-form-urlencoded': media }) },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, content]) => [status, response(Number(status), content)]),
    ),
  };
}

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  return {
    openapi: '3.1.0',
    info: { title: 'Boundless API', version: '1.0.0', description: 'The calls of the forms and of the staff inbox.' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
  };
}
