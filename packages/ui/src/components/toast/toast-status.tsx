'use client';

import { useEffect, useState } from 'react';
import { useClock } from '../../hooks/clock.js';
import type { ToastEntry } from '../../hooks/use-toast.js';
import { timing } from '../../tokens/timing.js';

/** Announces a toast: a live region that exists before its text and announces all of it after every change. */
export function ToastStatus({ toast }: { toast: ToastEntry | undefined }) {
  const clock = useClock();
  const words = toast?.state === 'open' ? [toast.title, toast.description].filter(Boolean).join('. ') : '';
  const id = toast?.id;
  const [spoken, setSpoken] = useState<{ id: string | undefined; words: string }>({ id: undefined, words: '' });

  useEffect(() => {
    if (!id) return;
    return clock.after(timing.toastAnnounce, () => setSpoken({ id, words }));
  }, [clock, id, words]);

  return (
    <div aria-live="polite" aria-atomic="true" className="bl:sr-only">
      {/* The key makes a screen reader announce the same text again for another toast. */}
      <span key={spoken.id}>{spoken.words}</span>
    </div>
  );
}
