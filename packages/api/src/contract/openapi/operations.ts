import { z } from 'zod';
import { apiPaths, listPaths } from '../paths.js';
import * as schemas from '../schemas/index.js';

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

type Takes = Pick<Operation, 'description' | 'staff' | 'body' | 'form' | 'query'>;

/** Refusals follow from what a call takes; `also` names further ones. */
function call(
  method: Operation['method'],
  path: string,
  summary: string,
  answers: Operation['answers'],
  takes: Takes = {},
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
  const errors = Object.fromEntries(refusals.map((status) => [status, schemas.apiError]));
  return { method, path, summary, ...takes, answers: { ...answers, ...errors } };
}

const stored = { 201: schemas.created, 303: null };
const subscribing =
  'An address that had subscribed before is answered 200, and nothing new is stored. Where mail is configured, a new one is pending until it has been confirmed.';

const entries = {
  contact: schemas.contactSubmission,
  partnership: schemas.partnershipSubmission,
  subscriber: schemas.subscriber,
};
const leaving = 'Those who have not confirmed or have unsubscribed are left out, unless status is all.';

const lists = (Object.keys(entries) as (keyof typeof entries)[]).flatMap((kind) => {
  const path = listPaths[kind];
  const takes = { staff: true, query: schemas.listQuery };
  const left = kind === 'subscriber' ? { description: leaving } : {};
  const marking = { staff: true, body: schemas.entryChange };
  return [
    call('get', path, `List ${path.split('/').pop()}, newest first`, { 200: z.array(entries[kind]) }, takes),
    call(
      'get',
      `${path}.csv`,
      'The same as a CSV file. Without limit: all that match',
      { 200: 'text/csv' },
      { ...takes, ...left },
    ),
    call('patch', `${path}/{id}`, 'Mark as handled or not, keep a note', { 200: entries[kind] }, marking),
  ];
});

const of = { staff: true, query: schemas.personQuery };
const reading = 'Messages, partnership inquiries and subscriptions, spam too, with notes and deliveries.';
const erasing = 'Queued deliveries go as well. Backups that are restored later forget it too.';
const paged = { staff: true, query: schemas.pageQuery };
const auditing = 'Sign-ins, searches, exports, changes and erasures, newest first';
const metering = 'From this machine, or with the token as `Authorization: Bearer`.';

/** Every call there is. */
export const operations: readonly Operation[] = [
  call(
    'post',
    apiPaths.subscribe,
    'Subscribe to the newsletter',
    { ...stored, 200: schemas.created },
    { form: true, body: schemas.subscribeInput, description: subscribing },
  ),
  call('post', apiPaths.contact, 'Send a contact message', stored, { form: true, body: schemas.contactInput }),
  call('post', apiPaths.partnerships, 'Send a partnership inquiry', stored, {
    form: true,
    body: schemas.partnershipInput,
  }),
  ...lists,
  call(
    'post',
    apiPaths.session,
    'Sign in. Sets the session cookie',
    { 204: null },
    { body: schemas.signInInput },
    [401],
  ),
  call('delete', apiPaths.session, 'Sign out', { 204: null }, {}, [503]),
  call(
    'get',
    apiPaths.people,
    'Everything that is stored about an e-mail address, in any letter case',
    { 200: schemas.person },
    { ...of, description: reading },
    [404],
  ),
  call(
    'delete',
    apiPaths.people,
    'Erase all of that for good',
    { 200: schemas.erased },
    { ...of, description: erasing },
    [404],
  ),
  call('get', apiPaths.audit, auditing, { 200: z.array(schemas.auditEntry) }, paged),
  call(
    'get',
    apiPaths.outbox,
    'Notifications about new leads, newest first',
    { 200: z.array(schemas.delivery) },
    paged,
  ),
  call(
    'post',
    `${apiPaths.outbox}/{id}/resend`,
    'Send a notification again',
    { 202: schemas.delivery },
    { staff: true },
  ),
  call('get', apiPaths.health, 'Whether the process lives', { 200: schemas.health }),
  call('get', apiPaths.ready, 'Whether a lead could be stored now', { 200: schemas.health }, {}, [503]),
  call(
    'get',
    apiPaths.metrics,
    'What operators watch, in the text format of Prometheus',
    { 200: 'text/plain' },
    { description: metering },
    [401],
  ),
  call('get', apiPaths.openapi, 'This document', { 200: z.looseObject({}) }),
  call('get', apiPaths.docs, 'This document, for people', { 200: 'text/html' }),
];
