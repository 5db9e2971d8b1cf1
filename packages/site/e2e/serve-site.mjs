/** Serves the built site and API on port `PORT` without rate limits, for browser tests. */
import { startSite } from '@boundless/scripts/site-server';

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
await startSite({ port: Number(process.env.PORT), env: { RATE_LIMIT: 'off' } });
