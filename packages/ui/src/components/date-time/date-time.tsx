import type { ComponentProps } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';

export interface DateTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The date and time, as ISO 8601. */
  at?: string | undefined;
  /** Shown if the date is missing or invalid. @default 'Unknown' */
  missing?: string;
}

/**
 * A date and time to the minute, in US English and the reader's own time zone; in UTC until hydrated.
 *
 * Renders a `<time>`. Styling hook: `data-slot="date-time"`.
 */
export function DateTime({ at, missing = 'Unknown', ...props }: DateTimeProps) {
  const hydrated = useHydrated();
  const date = at ? new Date(at) : undefined;
  const known = date && !Number.isNaN(date.getTime());
  return (
    <time {...props} {...(known && { dateTime: at })} data-slot="date-time">
      {known ? date.toLocaleString('en-US', { ...format, ...(!hydrated && { timeZone: 'UTC' }) }) : missing}
    </time>
  );
}

const format = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
