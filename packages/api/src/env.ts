import express from 'express';
import { z } from 'zod';
import { limits } from './contract/index.js';
import { isEmailAddress } from './contract/schemas/index.js';
import { isLoopback } from './lib/loopback.js';
import { findMisspelled } from './lib/similar-names.js';

const text = (holds: (value: string) => boolean, error: string) => z.string().refine(holds, { error, abort: true });

/** An absolute URL of one of these protocols, without blanks. */
const url = (...protocols: string[]) =>
  text(
    (value) => URL.canParse(value) && new RegExp(`^(${protocols.join('|')})://\\S*$`, 'i').test(value),
    `must be an address without blanks that starts with ${protocols.map((one) => `${one}://`).join(' or ')}`,
  );

const origin = url('http', 'https').refine((value) => new URL(value).origin === value, {
  error: 'must be an origin without path or trailing slash, such as https://www.example.com',
});

const nonEmpty = text((value) => value.trim() !== '', 'must not be empty');
/** Docker's `--env-file` keeps quotes and blanks. */
const hasOuterQuote = (value: string) => /^[\s"']|[\s"']$/.test(value);
/** Of a file or folder. */
const path = nonEmpty.refine((value) => !hasOuterQuote(value), {
  error: 'must not begin or end with a quotation mark or a blank',
});
/** A text of at least this length. Blanks at both ends are not counted. */
const secret = (length: number) =>
  text((value) => value.trim().length >= length, `must have at least ${length} characters`);
const email = text(isEmailAddress, 'must be an email address, such as staff@example.com, and nothing else');
/** A token as a header can hold it. */
const bearer = text(
  (value) => /^[!-~]{16,}$/.test(value),
  'must have at least 16 characters: letters of ASCII, digits and signs, without blanks',
);

const wholeNumber = (least: number, most: number, what = 'a whole number') =>
  text(
    (value) => /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most,
    `must be ${what} from ${least} to ${most}`,
  ).transform(Number);

function areProxies(text: string): boolean {
  try {
    return Boolean(express().set('trust proxy', text));
  } catch {
    return false;
  }
}

/** A number of proxies (`1` trusts the nearest one), or their names or networks, such as `loopback, 10.0.0.0/8`. */
const trustProxy = text(
  (value) => /^[1-9]$/.test(value) || (!/^\d+$/.test(value) && areProxies(value)),
  'must be a number of proxies from 1 to 9, or their addresses: trusting everybody would let clients choose their address',
).transform((value) => (/^\d$/.test(value) ? Number(value) : value));

/** Minimum length of the password if other machines can reach the server. */
const MIN_PASSWORD = 12;

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 'a port').default(3000),
  HOST: nonEmpty.optional(),
  DATA_DIR: path.default('./data'),
  MAX_STORED_MB: wholeNumber(1, 1_000_000).default(512),
  RETENTION_DAYS: wholeNumber(1, 36_500).optional(),
  AUDIT_RETENTION_DAYS: wholeNumber(30, limits.auditDays).default(limits.auditDays),
  REFUSED_SIGN_IN_DAYS: wholeNumber(1, limits.refusedSignInDays).default(limits.refusedSignInDays),
  RETENTION_CONFIRMED_ON: z.iso.date({ error: 'must be a date, such as 2026-11-25' }).transform(Date.parse).optional(),
  ADMIN_PASSWORD: nonEmpty.max(1_000).optional(),
  TRUST_PROXY: trustProxy.optional(),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
  METRICS_TOKEN: bearer.optional(),
  LEAD_WEBHOOK_URL: url('http', 'https')
    .refine((value) => !new URL(value).username && !new URL(value).password, {
      error: 'must not contain a user name or password: deliveries are signed',
    })
    .optional(),
  LEAD_WEBHOOK_SECRET: secret(16).optional(),
  SMTP_URL: url('smtp', 'smtps')
    .refine((value) => new URL(value).hostname !== '', { error: 'must name a mail server' })
    .optional(),
  SMTP_FROM: email.optional(),
  LEAD_EMAIL_TO: email.optional(),
  LINK_SECRET: secret(32).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level of pino' })
    .default('info'),
  ASSETS_DIR: path.optional(),
  STORYBOOK_DIR: path.optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  PUBLIC_APP_ORIGIN: origin.optional(),
  PUBLIC_MEETING_URL: url('http', 'https').optional(),
  PUBLIC_SITE_ORIGIN: origin.optional(),
  PUBLIC_SUPPORT_EMAIL: email.optional(),
  PUBLIC_PRIVACY_EMAIL: email.optional(),
});

const schema = variables.superRefine((env, context) => {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  const allOrNone = (...names: (keyof typeof env)[]) => {
    const given = names.find((name) => env[name] !== undefined);
    for (const name of given ? names : [])
      if (env[name] === undefined) refuse(name, `must be set, because ${given} is`);
  };
  const length = env.ADMIN_PASSWORD?.trim().length ?? MIN_PASSWORD;
  if (length < MIN_PASSWORD && (env.TRUST_PROXY !== undefined || !isLoopback(env.HOST)))
    refuse(
      'ADMIN_PASSWORD',
      `must have at least ${MIN_PASSWORD} characters because others can reach the server (HOST is not a loopback address, or TRUST_PROXY is set)`,
    );
  allOrNone('LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET');
  allOrNone('SMTP_URL', 'SMTP_FROM', 'LEAD_EMAIL_TO');
  if (env.SMTP_URL !== undefined && env.PUBLIC_SITE_ORIGIN === undefined)
    refuse('PUBLIC_SITE_ORIGIN', 'must be set, because SMTP_URL is: mails link to the site');
});

export type Env = z.output<typeof schema>;

/** A variable of the environment is invalid. The message names it, but does not contain its value. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Every character of these counts, so quotes and blanks at their ends are allowed. */
const secrets = ['ADMIN_PASSWORD', 'LEAD_WEBHOOK_SECRET', 'LINK_SECRET', 'METRICS_TOKEN'] as const;

/** Lines to print at the start about what is allowed and probably a mistake. `names`: those of all variables that are set. */
export function getWarnings(env: Env, names: readonly string[]): string[] {
  const { SMTP_URL, LEAD_WEBHOOK_URL } = env;
  const isOpen = (address: string | undefined) =>
    address !== undefined && /^(smtp|http):/i.test(address) && !isLoopback(new URL(address).hostname);
  const mail = 'leads are sent unencrypted if the mail server does not offer STARTTLS. Use smtps://';
  return [
    ...findMisspelled(names, Object.keys(variables.shape)).map(
      ([name, known]) => `Environment     ${name} is not a variable of this server. Do you mean ${known}?`,
    ),
    ...secrets
      .filter((name) => hasOuterQuote(env[name] ?? ''))
      .map((name) => `Environment     ${name} begins or ends with a quotation mark or a blank, which is a part of it.`),
    ...(isOpen(SMTP_URL) ? [`Mail            SMTP_URL is smtp://: ${mail}`] : []),
    ...(isOpen(LEAD_WEBHOOK_URL)
      ? ['Webhook         LEAD_WEBHOOK_URL is http://: leads are sent unencrypted. Use https://']
      : []),
  ];
}

/** Reads and checks the environment. Throws an {@link EnvError}. An empty value is invalid and does not select the default. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new EnvError(`The environment is invalid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
