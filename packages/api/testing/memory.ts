import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What this process keeps in memory, in megabytes: JavaScript's objects, and the bytes of buffers. */
export function usedMegabytes(): { heap: number; buffers: number } {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed / 1024 / 1024, buffers: arrayBuffers / 1024 / 1024 };
}
