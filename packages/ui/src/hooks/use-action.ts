'use client';

import { useRef, useState } from 'react';

export type ActionStatus = 'idle' | 'submitting' | 'error';

/**
 * An asynchronous action that a press starts and that may fail. Only one runs at a time: presses in the meantime are
 * ignored. `start` resolves to whether it succeeded.
 */
export function useAction<Arguments extends readonly unknown[]>(run: (...args: Arguments) => Promise<unknown>) {
  const [status, setStatus] = useState<ActionStatus>('idle');
  const busy = useRef(false);

  async function start(...args: Arguments): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setStatus('submitting');
    let end: ActionStatus = 'idle';
    try {
      await run(...args);
    } catch {
      end = 'error';
    }
    busy.current = false;
    setStatus(end);
    return end === 'idle';
  }
  return { status, start };
}
