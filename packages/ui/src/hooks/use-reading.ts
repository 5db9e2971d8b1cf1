'use client';

import { useEffect, useRef, useState } from 'react';
import { limits } from '../tokens/limits.js';

export interface Reading {
  /** Id of the current section; undefined before the first one. */
  current: string | undefined;
  /** How much of the text has been read, 0 to 100. */
  progress: number;
}

/** A heading counts as reached slightly below the position to which its anchor scrolls it. */
const reachedAt = limits.anchorOffsetPx + 20;

function measure(ids: readonly string[], target: string): Reading {
  const current = ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reachedAt;
  });
  const text = document.getElementById(target)?.getBoundingClientRect();
  if (!text) return { current, progress: 0 };
  const read = limits.anchorOffsetPx - text.top;
  const scrollLength = text.height - (window.innerHeight - limits.anchorOffsetPx);
  const progress = scrollLength > 0 ? (read / scrollLength) * 100 : read >= 0 ? 100 : 0;
  return { current, progress: Math.round(Math.min(100, Math.max(0, progress))) };
}

/**
 * How far the visitor has scrolled in the text with the id `target`, whose headings have the ids of the given sections.
 * Renders again only if the section or the integer percentage changes.
 */
export function useReading(sections: readonly { id: string }[], target: string): Reading {
  const [reading, setReading] = useState<Reading>({ current: undefined, progress: 0 });
  const shown = useRef(reading);
  const list = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const next = measure(list.split(' '), target);
      if (shown.current.current === next.current && shown.current.progress === next.progress) return;
      shown.current = next;
      setReading(next);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [list, target]);

  return reading;
}
