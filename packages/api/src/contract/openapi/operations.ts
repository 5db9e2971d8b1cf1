import { z } from 'zod';
import { apiPaths, csvPath, listPaths } from '../paths.js';
import type { LeadKind } from '../schemas/index.js';
import * as schemas from '../schemas/index.js';

const { apiError, auditEntry, created, delivery, entryChange, erased, health, person, submissions } = schemas;

/** One call of the API: what it takes and every status that it answers with. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** With OpenAPI's braces around parameters. */
  path: string;
  summary: string;
  description?: string;
  staff?: boolean;
  body?: z.ZodType;
  /** Whether the body may come as a plain form post, which is answered with a redirect or a page. */
  form?: boolean;
  query?: z.ZodObject;
  /** By status: a schema of the JSON answer, the media type of another one, or null for an answer without a body. */
  answers: Record<number, z.ZodType | 'text/csv' | 'text/html' | 'text/plain' | null>;
}

/** Refusals follow from what a call takes; `also` names further ones. */
function call(
  method: Operation['method'],
  path: string,
  summary: string,
  answers: Operation['answers'],
  takes: Pick<Operation, 'description' | 'staff' | 'body' | 'form' | 'query'> = {},
  also: readonly number[] = [],
): Operation {
  const { staff, body, form, query } = takes;
  const refusals = [
    ...(body || query ? [400] : []),
    ...(staff ? [401] : []),
    ...(method === 'get' ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(body ? [413, 415] : []),
    ...(path.startsWith('/api/') ? [429] : []),
    ...(staff || form ? [503] : []),
    ...also,
  ];
  const errors = Object.fromEntries(refusals.map((status) => [status, apiError]));
  return { method, path, summary, ...takes, answers: { ...answers, ...errors } };
}

const leaving = 'Of subscribers those who have not confirmed or have unsubscribed are left out, unless status is all.';
const listed = { staff: true, query: schemas.listQuery };
const exported = { ...listed, description: leaving };
const marked = { staff: true, body: entryChange };
const lists = Object.entries(listPaths).flatMap(([kind, path]) => {
  const entry = submissions[kind as LeadKind];
  return [
    call('get', path, `List ${path.split('/').pop()}, newest first`, { 200: z.array(entry) }, listed),
    call('get', csvPath(path), 'All that match as a CSV file', { 200: 'text/csv' }, exported),
    call('patch', `${path}/{id}`, 'Mark as handled or not, keep a note', { 200: entry }, marked),
  ];
});

const stored = { 201: created, 303: null };
const form = (body: z.ZodType, description = '') => ({ form: true, body, description });
const subscribing =
  'An address that had subscribed before is answered 200, and nothing new is stored. Where mail is configured, a new one is pending until it has been confirmed.';
const found = { staff: true, query: schemas.personQuery };
const reading = 'Messages, partnership inquiries and subscriptions, spam too, with notes and deliveries.';
const erasing = 'Queued deliveries go as well. Backups that are restored later forget it too.';
const paged = { staff: true, query: schemas.pageQuery };
const metering = 'From this machine, or with the token as `Authorization: Bearer`.';
const { subscribe, contact, partnerships, session, people, audit, outbox, ready, metrics, openapi, docs } = apiPaths;

export const operations: readonly Operation[] = [
  call('post', subscribe, 'Subscribe', { ...stored, 200: created }, form(schemas.subscribeInput, subscribing)),
  call('post', contact, 'Send a contact message', stored, form(schemas.contactInput)),
  call('post', partnerships, 'Send a partnership inquiry', stored, form(schemas.partnershipInput)),
  ...lists,
  call('post', session, 'Sign in. Sets the session cookie', { 204: null }, { body: schemas.signInInput }, [401]),
  call('delete', session, 'Sign out', { 204: null }, {}, [503]),
  call('get', people, 'What is stored about an address', { 200: person }, { ...found, description: reading }, [404]),
  call('delete', people, 'Erase all of that for good', { 200: erased }, { ...found, description: erasing }, [404]),
  call('get', audit, 'Who did what, newest first', { 200: z.array(auditEntry) }, paged),
  call('get', outbox, 'Notifications about new leads, newest first', { 200: z.array(delivery) }, paged),
  call('post', `${outbox}/{id}/resend`, 'Send a notification again', { 202: delivery }, { staff: true }),
  call('get', apiPaths.health, 'Whether the process lives', { 200: health }),
  call('get', ready, 'Whether a lead could be stored now', { 200: health }, {}, [503]),
  call('get', metrics, 'Figures for Prometheus', { 200: 'text/plain' }, { description: metering }, [401]),
  call('get', openapi, 'This document', { 200: z.looseObject({}) }),
  call('get', docs, 'This document, for people', { 200: 'text/html' }),
];
