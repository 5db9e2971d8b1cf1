import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const writeTo = promisify(write);

/** Lines are written together: when there is so much of them, and once a second. */
const ENOUGH = 4096;
const EVERY_MS = 1_000;
/** While nobody takes them, no more than this is kept. */
const MOST = 1024 * 1024;
/** How long a pipe that is full is left alone. */
const FULL_PIPE_MS = 100;

/** Where log lines go. It never fails, so that a full disk stops no request: a line that cannot be written is dropped. */
export interface LogFile {
  write(line: string): void;
  /** Resolves when what came so far is written, or dropped. */
  flush(): Promise<void>;
}

async function writeAll(fd: number, bytes: Buffer): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += (await writeTo(fd, bytes, done)).bytesWritten;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      await sleep(FULL_PIPE_MS);
    }
  }
}

/** @param complain told once each time that writing begins to fail. */
export function openLogFile(fd: number, complain: (message: string) => void): LogFile {
  let waiting = '';
  let writing: Promise<void> | undefined;
  let failing = false;

  async function writeWaiting(): Promise<void> {
    while (waiting !== '') {
      const bytes = Buffer.from(waiting);
      waiting = '';
      try {
        await writeAll(fd, bytes);
        failing = false;
      } catch (error) {
        if (!failing) complain(`The log cannot be written (${(error as NodeJS.ErrnoException).code}): lines are lost.`);
        failing = true;
      }
    }
  }

  function flush(): Promise<void> {
    writing ??= writeWaiting().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  setInterval(flush, EVERY_MS).unref();
  return {
    write(line) {
      if (waiting.length > MOST) return;
      waiting += line;
      if (waiting.length >= ENOUGH) flush();
    },
    flush,
  };
}
