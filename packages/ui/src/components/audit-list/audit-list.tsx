import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { AuditRecord } from '../../types.js';
import { DateTime } from '../date-time/index.js';

export interface AuditListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Who did what, in order. */
  records: readonly AuditRecord[];
  /** Label of each action. An action without a label shows its own name. */
  actions: Readonly<Record<string, string>>;
}

/**
 * The audit log: who did what on the staff's pages, to which entry, from where and when.
 *
 * Renders a `<ul>`. Styling hooks: `data-slot="audit-list"`, `audit-record`.
 */
export function AuditList({ records, actions, className, ...props }: AuditListProps) {
  return (
    <ul {...props} data-slot="audit-list" className={cn('border-t-[1.5px] border-line-strong text-body-sm', className)}>
      {records.map(({ id, action, subject, address, at }) => (
        <li
          key={id}
          data-slot="audit-record"
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[14rem_1fr_auto] md:items-baseline"
        >
          <span className="font-semibold text-default">{actions[action] ?? action}</span>
          <span className="min-w-0 wrap-anywhere">{subject}</span>
          <span className="flex flex-wrap gap-x-6 text-muted num">
            <span className="wrap-anywhere">{address}</span>
            <DateTime at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
