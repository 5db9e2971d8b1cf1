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
    <ul
      {...props}
      data-slot="audit-list"
      className={cn('bl:border-t-[1.5px] bl:border-line-strong bl:text-body-sm', className)}
    >
      {records.map(({ id, action, subject, address, at }) => (
        <li
          key={id}
          data-slot="audit-record"
          className="bl:grid bl:gap-x-6 bl:gap-y-1 bl:border-b bl:border-line bl:py-3 bl:md:grid-cols-[14rem_1fr_auto] bl:md:items-baseline"
        >
          <span className="bl:font-semibold bl:text-default">{actions[action] ?? action}</span>
          <span className="bl:min-w-0 bl:wrap-anywhere">{subject}</span>
          <span className="bl:flex bl:flex-wrap bl:gap-x-6 bl:text-muted bl:num">
            <span className="bl:wrap-anywhere">{address}</span>
            <DateTime at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
