import { attacks } from './attacks.js';

/** Attacks from its own process until it is killed, so that the attack does not slow the visitors' timers. */
const [, , name = '', port] = process.argv;
await attacks[name]?.(Number(port));
