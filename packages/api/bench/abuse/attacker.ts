import { setMaxListeners } from 'node:events';
import { attacks } from './attacks.js';

/** Attacks from a process of its own until it is ended: what it costs is not to slow the visitors' clocks. */
const [, , name = '', port] = process.argv;
const stop = new AbortController();
setMaxListeners(0, stop.signal);
process.once('SIGTERM', () => stop.abort());
await attacks[name]?.(Number(port), stop.signal);
process.exit();
