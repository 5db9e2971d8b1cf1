'use client';

import type { ComponentProps } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useKitLabels } from '../../lib/kit-labels.js';

export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The date and time, as ISO 8601. */
  at?: string | undefined;
  /** Shown if the date is missing or invalid. @default 'Unknown' */
  missing?: string;
}

/**
 * A date and time to the minute, in the language of the kit's labels and the reader's own time zone; in UTC until hydrated.
 *
 * Renders a `<time>`. Styling hook: `data-slot="date-time"`.
 */
export function DateTime({ at, missing, ...props }: DateTimeProps) {
  const { locale, unknown } = useKitLabels();
  const hydrated = useHydrated();
  const date = at ? new Date(at) : undefined;
  const known = date && !Number.isNaN(date.getTime());
  return (
    <time {...props} {...(known && { dateTime: at })} data-slot="date-time">
      {known ? date.toLocaleString(locale, { ...format, ...(!hydrated && { timeZone: 'UTC' }) }) : (missing ?? unknown)}
    </time>
  );
}

const format = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
