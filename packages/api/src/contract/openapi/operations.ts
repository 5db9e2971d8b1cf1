import { z } from 'zod';
import { apiPaths, csvPath, listPaths } from '../paths.js';
import type { LeadKind } from '../schemas/index.js';
import * as schemas from '../schemas/index.js';

const { apiError, auditEntry, created, delivery, entryChange, erased, health, person, submissions } = schemas;

export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Parameters are in braces, as in OpenAPI. */
  path: string;
  summary: string;
  description?: string;
  staff?: boolean;
  body?: z.ZodType;
  /** Whether the call also accepts a plain form post. Its response is a redirect or a page. */
  form?: boolean;
  query?: z.ZodObject;
  /** By status: the schema of a JSON response, the media type of another one, or null for no body. */
  responses: Record<number, z.ZodType | 'text/csv' | 'text/html' | 'text/plain' | null>;
}

/** Adds the error statuses that follow from the parameters. */
function call(
  method: Operation['method'],
  path: string,
  summary: string,
  responses: Operation['responses'],
  parameters: Pick<Operation, 'description' | 'staff' | 'body' | 'form' | 'query'> = {},
): Operation {
  const { staff, body, form, query } = parameters;
  const refusals = [
    ...(body || query ? [400] : []),
    ...(staff ? [401] : []),
    ...(method === 'get' ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(path.startsWith('/api/') ? [429] : []),
    ...(staff || form ? [503] : []),
  ];
  const errors = Object.fromEntries(refusals.map((status) => [status, apiError]));
  return { method, path, summary, ...parameters, responses: { ...responses, ...errors } };
}

const listParameters = { staff: true, query: schemas.listQuery };
const exportParameters = {
  ...listParameters,
  description: 'Pending and unsubscribed subscribers are left out, unless status is "all".',
};
const changeParameters = {
  staff: true,
  body: entryChange,
  description: 'With `noteBefore`, the note is replaced only if it is still that one. Otherwise the response is 409.',
};
const lists = Object.entries(listPaths).flatMap(([kind, path]) => {
  const entry = submissions[kind as LeadKind];
  return [
    call('get', path, `List ${path.split('/').pop()}, newest first`, { 200: z.array(entry) }, listParameters),
    call('get', csvPath(path), 'All matching entries as a CSV file', { 200: 'text/csv' }, exportParameters),
    call(
      'patch',
      `${path}/{id}`,
      'Mark as handled or open, set a note',
      { 200: entry, 409: apiError },
      changeParameters,
    ),
  ];
});

const stored = { 201: created, 303: null };
const form = (body: z.ZodType, description = '') => ({ form: true, body, description });
const subscribeDescription =
  'For an address that is already subscribed the status is 200, and nothing is stored. If mail is configured, a new subscriber is pending until the address is confirmed.';
const readParameters = {
  staff: true,
  query: schemas.personQuery,
  description: 'Messages, partnership inquiries and subscriptions, including spam, with notes and deliveries.',
};
const eraseParameters = {
  ...readParameters,
  description: 'Also erases queued deliveries. Restoring an older backup does not bring the data back.',
};
const pageParameters = { staff: true, query: schemas.pageQuery };
const signInParameters = { body: schemas.signInInput };
const metricsAccess = { description: 'Only from the machine of the server, or with `Authorization: Bearer <token>`.' };
const { subscribe, contact, partnerships, session, people, audit, outbox, ready, metrics, openapi, docs } = apiPaths;

export const operations: readonly Operation[] = [
  call('post', subscribe, 'Subscribe', { ...stored, 200: created }, form(schemas.subscribeInput, subscribeDescription)),
  call('post', contact, 'Send a contact message', stored, form(schemas.contactInput)),
  call('post', partnerships, 'Send a partnership inquiry', stored, form(schemas.partnershipInput)),
  ...lists,
  call(
    'post',
    session,
    'Sign in. Sets the session cookie',
    { 204: null, 401: apiError, 503: apiError },
    signInParameters,
  ),
  call('delete', session, 'Sign out', { 204: null, 503: apiError }),
  call('get', people, 'Everything stored about an address', { 200: person, 404: apiError }, readParameters),
  call('delete', people, 'Erase everything stored about an address', { 200: erased, 404: apiError }, eraseParameters),
  call('get', audit, 'The audit log, newest first', { 200: z.array(auditEntry) }, pageParameters),
  call('get', outbox, 'Notifications about new leads, newest first', { 200: z.array(delivery) }, pageParameters),
  call('post', `${outbox}/{id}/resend`, 'Send a notification again', { 202: delivery }, { staff: true }),
  call('get', apiPaths.health, 'Whether the process runs', { 200: health }),
  call('get', ready, 'Whether leads can be stored now', { 200: health, 503: apiError }),
  call('get', metrics, 'Metrics for Prometheus', { 200: 'text/plain', 401: apiError }, metricsAccess),
  call('get', openapi, 'This document', { 200: z.looseObject({}) }),
  call('get', docs, 'This document as a page', { 200: 'text/html' }),
];
