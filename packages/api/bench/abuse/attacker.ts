import { setMaxListeners } from 'node:events';
import { attacks } from './attacks.js';

/** Attacks from its own process until it is killed, so that the attack does not slow the visitors' timers. */
const [, , name = '', port] = process.argv;
const stop = new AbortController();
setMaxListeners(0, stop.signal);
process.once('SIGTERM', () => stop.abort());
await attacks[name]?.(Number(port), stop.signal);
process.exit();
