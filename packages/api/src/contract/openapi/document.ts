import { z } from 'zod';
import { limits } from '../limits.js';
import { apiHeaders } from '../paths.js';
import { type Operation, operations } from './operations.js';

const jsonSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

const answerHeaders: Record<number, string> = { 405: 'Allow', 429: 'Retry-After' };

const reasons: Record<number, string> = {
  200: 'Done',
  201: 'Stored: it is on disk',
  202: 'Accepted',
  204: 'Done',
  303: 'To a plain form post: the page that says so',
  400: 'Not as it should be; `fields` says what',
  401: 'Not signed in',
  403: 'Asked for by a page of another site',
  404: 'There is no such thing',
  413: 'Over 64 KiB',
  415: 'Neither JSON nor a plain form post',
  429: 'Too many requests',
  503: 'Nothing can be stored at the moment',
};

function answer(status: number, body: Operation['answers'][number]) {
  const header = answerHeaders[status];
  return {
    description: reasons[status] ?? 'An answer',
    ...(header && { headers: { [header]: { schema: { type: 'string' } } } }),
    ...(body !== null &&
      body !== undefined && {
        content:
          typeof body === 'string'
            ? { [body]: { schema: { type: 'string' } } }
            : { 'application/json': { schema: jsonSchema(body) } },
      }),
  };
}

function parameters({ path, query, form }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodType),
  }));
  const names = form
    ? [
        apiHeaders.idempotencyKey,
        apiHeaders.formTrap,
        apiHeaders.formElapsed,
        apiHeaders.leadSource,
        apiHeaders.consent,
      ]
    : [];
  const inHeader = names.map((name) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', ...(name === apiHeaders.idempotencyKey && { maxLength: limits.idempotencyKey }) },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function describe(operation: Operation) {
  const { summary, description, staff, body, form, answers } = operation;
  const schema = body && jsonSchema(body);
  return {
    summary,
    ...(description && { description }),
    ...(staff && { security: [{ session: [] }] }),
    parameters: parameters(operation),
    ...(schema && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema },
          ...(form && { 'application/x-www-form-urlencoded': { schema } }),
        },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, content]) => [status, answer(Number(status), content)]),
    ),
  };
}

/** The contract as an OpenAPI 3.1 document, generated from the schemas that the server checks with. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Boundless API', version: '1.0.0', description: 'The calls of the forms and of the staff inbox.' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'boundless_session' } } },
  };
}
