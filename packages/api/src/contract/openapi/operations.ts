import { z } from 'zod';
import { apiPaths, listPaths } from '../paths.js';
import {
  apiError,
  auditEntry,
  contactInput,
  contactSubmission,
  created,
  delivery,
  entryChange,
  erased,
  health,
  listQuery,
  pageQuery,
  partnershipInput,
  partnershipSubmission,
  person,
  personQuery,
  signInInput,
  subscribeInput,
  subscriber,
} from '../schemas/index.js';

/** One call of the API: what it takes and every status that it answers with. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** With OpenAPI's braces around parameters. */
  path: string;
  summary: string;
  description?: string | undefined;
  staff?: boolean;
  body?: z.ZodType | undefined;
  /** Whether the body may come as a plain form post, which is answered with a redirect or a page. */
  form?: boolean;
  query?: z.ZodObject;
  /** By status: a schema of the JSON answer, the media type of another one, or null for an answer without a body. */
  answers: Record<number, z.ZodType | 'text/csv' | 'text/html' | 'text/plain' | null>;
}

const errors = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, apiError]));

const post = (
  call: Pick<Operation, 'path' | 'summary' | 'description' | 'body'>,
  more: Operation['answers'] = {},
): Operation => ({
  ...call,
  method: 'post',
  form: true,
  answers: { 201: created, 303: null, ...more, ...errors(400, 403, 413, 415, 429, 503) },
});

const posts = [
  post(
    {
      path: apiPaths.subscribe,
      summary: 'Subscribe to the newsletter',
      description:
        'An address that had subscribed before is answered 200, and nothing new is stored. Where mail is configured, a new one is pending until it has been confirmed.',
      body: subscribeInput,
    },
    { 200: created },
  ),
  post({ path: apiPaths.contact, summary: 'Send a contact message', body: contactInput }),
  post({ path: apiPaths.partnerships, summary: 'Send a partnership inquiry', body: partnershipInput }),
];

const entries = { contact: contactSubmission, partnership: partnershipSubmission, subscriber };

const lists: Operation[] = (Object.keys(listPaths) as (keyof typeof listPaths)[]).flatMap((kind) => [
  {
    method: 'get',
    path: listPaths[kind],
    summary: `List ${listPaths[kind].split('/').pop()}, newest first`,
    staff: true,
    query: listQuery,
    answers: { 200: z.array(entries[kind]), ...errors(400, 401, 429, 503) },
  },
  {
    method: 'get',
    path: `${listPaths[kind]}.csv`,
    summary: 'The same as a CSV file. Without limit: all that match',
    ...(kind === 'subscriber' && {
      description: 'Those who have not confirmed or have unsubscribed are left out, unless status is all.',
    }),
    staff: true,
    query: listQuery,
    answers: { 200: 'text/csv', ...errors(400, 401, 429, 503) },
  },
  {
    method: 'patch',
    path: `${listPaths[kind]}/{id}`,
    summary: 'Mark as handled or not, keep a note',
    staff: true,
    body: entryChange,
    answers: { 200: entries[kind], ...errors(400, 401, 403, 404, 413, 415, 429, 503) },
  },
]);

const staff: Operation[] = [
  {
    method: 'post',
    path: apiPaths.session,
    summary: 'Sign in. Sets the session cookie',
    body: signInInput,
    answers: { 204: null, ...errors(400, 401, 403, 413, 415, 429) },
  },
  {
    method: 'delete',
    path: apiPaths.session,
    summary: 'Sign out',
    answers: { 204: null, ...errors(403, 429, 503) },
  },
  {
    method: 'get',
    path: apiPaths.people,
    summary: 'Everything that is stored about an e-mail address, in any letter case',
    description: 'Messages, partnership inquiries and subscriptions, spam too, with notes and deliveries.',
    staff: true,
    query: personQuery,
    answers: { 200: person, ...errors(400, 401, 404, 429, 503) },
  },
  {
    method: 'delete',
    path: apiPaths.people,
    summary: 'Erase all of that for good',
    description: 'Queued deliveries go as well. Backups that are restored later forget it too.',
    staff: true,
    query: personQuery,
    answers: { 200: erased, ...errors(400, 401, 403, 404, 429, 503) },
  },
  {
    method: 'get',
    path: apiPaths.audit,
    summary: 'Sign-ins, searches, exports, changes and erasures, newest first',
    staff: true,
    query: pageQuery,
    answers: { 200: z.array(auditEntry), ...errors(400, 401, 429, 503) },
  },
  {
    method: 'get',
    path: apiPaths.outbox,
    summary: 'Notifications about new leads, newest first',
    staff: true,
    query: pageQuery,
    answers: { 200: z.array(delivery), ...errors(400, 401, 429, 503) },
  },
  {
    method: 'post',
    path: `${apiPaths.outbox}/{id}/resend`,
    summary: 'Send a notification again',
    staff: true,
    answers: { 202: delivery, ...errors(401, 403, 404, 429, 503) },
  },
];

const technical: Operation[] = [
  { method: 'get', path: apiPaths.health, summary: 'Whether the process lives', answers: { 200: health } },
  {
    method: 'get',
    path: apiPaths.ready,
    summary: 'Whether a lead could be stored now',
    answers: { 200: health, ...errors(503) },
  },
  {
    method: 'get',
    path: apiPaths.metrics,
    summary: 'What operators watch, in the text format of Prometheus',
    description: 'From this machine, or with the token as `Authorization: Bearer`.',
    answers: { 200: 'text/plain', ...errors(401) },
  },
  {
    method: 'get',
    path: apiPaths.openapi,
    summary: 'This document',
    answers: { 200: z.looseObject({}), ...errors(429) },
  },
  {
    method: 'get',
    path: apiPaths.docs,
    summary: 'This document, for people',
    answers: { 200: 'text/html', ...errors(429) },
  },
];

/** Every call there is. */
export const operations: readonly Operation[] = [...posts, ...lists, ...staff, ...technical];
