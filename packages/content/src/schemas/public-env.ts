import { z } from 'zod';
import { publicDefaults } from '../site/public-defaults.js';

const origin = (name: keyof typeof publicDefaults) =>
  z
    .string()
    .default(publicDefaults[name])
    .refine(isOrigin, `must be an origin without a path or closing slash, such as ${publicDefaults[name]}`);

const address = (name: keyof typeof publicDefaults) =>
  z
    .string()
    .default(publicDefaults[name])
    .refine(isAddress, `must be a complete web address, such as ${publicDefaults[name]}`);

const mailbox = (name: keyof typeof publicDefaults) =>
  z.email(`must be an email address, such as ${publicDefaults[name]}`).default(publicDefaults[name]);

/** The external addresses that can be configured. */
const publicEnv = z.object({
  PUBLIC_APP_ORIGIN: origin('PUBLIC_APP_ORIGIN'),
  PUBLIC_SITE_ORIGIN: origin('PUBLIC_SITE_ORIGIN'),
  PUBLIC_MEETING_URL: address('PUBLIC_MEETING_URL'),
  PUBLIC_SUPPORT_EMAIL: mailbox('PUBLIC_SUPPORT_EMAIL'),
  PUBLIC_PRIVACY_EMAIL: mailbox('PUBLIC_PRIVACY_EMAIL'),
  PUBLIC_LINKEDIN_URL: address('PUBLIC_LINKEDIN_URL'),
  PUBLIC_INSTAGRAM_URL: address('PUBLIC_INSTAGRAM_URL'),
  PUBLIC_X_URL: address('PUBLIC_X_URL'),
  PUBLIC_FACEBOOK_URL: address('PUBLIC_FACEBOOK_URL'),
  /** Licenses and registrations, listed in the terms. */
  PUBLIC_LICENSES: z
    .string()
    .regex(
      /^[^;:]+: [^;:]+(; [^;:]+: [^;:]+)*$/,
      'must be a list such as "Texas OCCC registration: 12345; Missouri broker registration: 678"',
    )
    .optional(),
  /** Shown in the footer, on the contact page and in the terms. Florida's law asks for it in a broker's advertising. */
  PUBLIC_PHONE: z
    .string()
    .regex(/^\+1 \d{3} \d{3} \d{4}$/, 'must be a number such as "+1 416 555 0134"')
    .optional(),
  /** The company's name and postal address. Consents, mails and the legal texts name them, so a real site must set it. */
  PUBLIC_ADDRESS: z
    .string()
    .refine((value) => {
      const lines = value.split(';').map((line) => line.trim());
      return lines.length >= 3 && lines.length <= 6 && lines.every(Boolean);
    }, 'must be the name and the lines of the address, such as "Boundless Inc.; 1 King Street; Toronto, Ontario M5H 1A1; Canada"')
    .optional(),
  /** Stated on the privacy page. Not set if the server erases nothing automatically. */
  PUBLIC_RETENTION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number of days, such as 730')
    .optional(),
});

type PublicEnv = z.infer<typeof publicEnv>;

/** Reads the variables. Throws an Error that names each malformed one and how to correct it. */
export function parsePublicEnv(env: Readonly<Record<string, string | undefined>>): PublicEnv {
  const result = publicEnv.safeParse(env);
  const stated = env.PUBLIC_RETENTION_DAYS ?? '';
  const kept = env.RETENTION_DAYS ?? stated;
  if (result.success && kept !== stated) {
    const difference = `PUBLIC_RETENTION_DAYS is ${JSON.stringify(stated)} and RETENTION_DAYS is ${JSON.stringify(kept)}`;
    throw new Error(
      `${difference}: the privacy page must state what the server does. Set both to the same number of days.`,
    );
  }
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} is ${JSON.stringify(env[name])}: it ${issue.message}. Correct it, or remove it to use the default.`;
  });
  throw new Error(lines.join('\n'));
}

/** Lines about variables with our prefix that the build does not read, because their names are probably misspelled. */
export function unknownPublicNames(names: readonly string[]): string[] {
  const known = Object.keys(publicEnv.shape);
  return names
    .filter((name) => name.startsWith('PUBLIC_') && !known.includes(name))
    .map((name) => `${name} is not a variable of the build. These are: ${known.join(', ')}.`);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

function isAddress(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}
