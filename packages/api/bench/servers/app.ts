import { pino } from 'pino';
import { createApp } from '../../src/app.js';
import { listen } from '../../src/http/http-server.js';
import { systemClock } from '../../src/lib/clock.js';
import { createNewsletterLinks } from '../../src/newsletter/links.js';
import { openFiles } from '../../testing/file-store.js';

const [, , folder = ''] = process.argv;
const stores = await openFiles({ folder });
const app = createApp({
  ...stores,
  staff: {
    checkPassword: async () => true,
    issue: async () => 'token',
    read: async () => ({ id: 'bench', expiresAt: Number.MAX_VALUE }),
    end: () => undefined,
  },
  clock: systemClock,
  links: createNewsletterLinks('bench', 'https://www.boundless.example'),
  logger: pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 })),
  rateLimit: false,
});
const server = await listen(app, { port: 0, host: '127.0.0.1' });
process.on('SIGINT', () => process.exit());
process.send?.(server.port);
