import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A number in one of the process's files in `/proc`. */
export const proc = ({ pid }: ChildProcess, file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? Number.NaN);

export const megabytes = (child: ChildProcess) => proc(child, 'status', /VmRSS:\s+(\d+)/) / 1000;
