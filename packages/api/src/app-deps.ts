import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Clock } from './lib/clock.js';
import type { Metrics } from './metrics.js';
import type { NewsletterLinks } from './newsletter/links.js';
import type { RetentionStatus } from './retention.js';
import type { Site } from './site/load-site.js';
import type { StaffAccess } from './staff/staff-access.js';
import type { Channel, Stores } from './store/ports.js';

/** What the app needs but does not open itself. */
export interface AppDeps extends Stores {
  staff: StaffAccess;
  logger: Logger;
  clock: Clock;
  links: NewsletterLinks;
  /** The built site. Absent in development, where Vite serves the pages. */
  site?: Site | undefined;
  /** Serves a built Storybook, at `/storybook/`. */
  storybook?: RequestHandler | undefined;
  /** Express's "trust proxy": which proxies may set the client's address. @default none */
  trustProxy?: boolean | number | string | undefined;
  /** False disables the rate limits for clients on this machine. @default true */
  rateLimit?: boolean | undefined;
  /** Messages and inquiries are erased after this many days. @default never */
  retentionDays?: number | undefined;
  /** Whether expired leads are erased at the moment. Staff see it if not. */
  retention?: (() => RetentionStatus) | undefined;
  channels?: readonly Channel[] | undefined;
  metrics?: Metrics | undefined;
  /** Allows other machines to read the metrics. */
  metricsToken?: string | undefined;
  /** Called when a lead was stored that has to be announced. */
  onLead?: (() => void) | undefined;
}
