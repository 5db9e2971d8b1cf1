import { useEffect, useState } from 'react';
import { useClock } from '../../hooks/clock.js';
import type { ToastEntry } from '../../hooks/use-toast.js';
import { timing } from '../../tokens/timing.js';

export interface ToastStatusProps {
  toast: ToastEntry | undefined;
}

/** Says a toast aloud: a live region that is there before its words, and says the whole of them at every change. */
export function ToastStatus({ toast }: ToastStatusProps) {
  const clock = useClock();
  const words = toast?.state === 'open' ? [toast.title, toast.description].filter(Boolean).join('. ') : '';
  const id = toast?.id;
  const [spoken, setSpoken] = useState<{ id: string | undefined; words: string }>({ id: undefined, words: '' });

  useEffect(() => {
    if (!id) return;
    return clock.after(timing.toastAnnounce, () => setSpoken({ id, words }));
  }, [clock, id, words]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {/* The key makes the same words heard again when another toast brings them. */}
      <span key={spoken.id}>{spoken.words}</span>
    </div>
  );
}
