import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import type { NewsletterLinks } from './newsletter/links.js';
import type { Site } from './site/load-site.js';
import type { StaffAccess } from './staff/staff-access.js';
import type { Channel, Stores } from './store/ports.js';

/** Everything that the app needs and does not open itself. */
export interface AppDeps extends Stores {
  staff: StaffAccess;
  logger: Logger;
  links: NewsletterLinks;
  /** The built site. Without it (in development, where Vite serves the pages) only the API answers. */
  site?: Site | undefined;
  /** A built Storybook's files, to be served at `/storybook/`. */
  storybook?: RequestHandler | undefined;
  /** Express's "trust proxy": which proxies may say who the client is. Nobody by default. */
  trustProxy?: boolean | number | string | undefined;
  /** False lifts the rate limits for clients on this machine. */
  rateLimit?: boolean | undefined;
  /** After how many days messages and inquiries are erased. @default never */
  retentionDays?: number | undefined;
  channels?: readonly Channel[] | undefined;
  /** What operators watch, at `/metrics`. */
  metrics?: Metrics | undefined;
  /** Opens the metrics to other machines. */
  metricsToken?: string | undefined;
  /** Called when there is something to announce. */
  onLead?: (() => void) | undefined;
}
