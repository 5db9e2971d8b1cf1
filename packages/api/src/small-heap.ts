import { setFlagsFromString } from 'node:v8';

/**
 * Collects garbage whenever the heap has grown by two fifths, not when it has doubled.
 *
 * The leads stay in memory: with V8's default, 100,000 of them take 480 MB under load, most of it garbage, instead of
 * half of that.
 */
export const keepHeapSmall = () => setFlagsFromString('--heap-growing-percent=40');
