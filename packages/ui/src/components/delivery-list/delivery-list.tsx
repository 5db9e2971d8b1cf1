import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { DeliveryRecord } from '../../types.js';
import type { DeliveryListLabels } from './delivery-list.labels.js';
import { DeliveryRow } from './delivery-row.js';

export interface DeliveryListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  deliveries: readonly DeliveryRecord[];
  /** Sends a delivery again, whether it was sent or not. If the promise rejects, its row shows the failure. */
  onResend: (id: string) => Promise<unknown>;
  labels: DeliveryListLabels;
}

/**
 * The notifications about submissions: which were delivered, which will be retried and when, which failed and why.
 *
 * Renders a `<ul>`. Styling hooks: `data-slot="delivery-list"`; `delivery-record` with `data-state="pending" | "sent" |
 * "failed"`.
 */
export function DeliveryList({ deliveries, onResend, labels, className, ...props }: DeliveryListProps) {
  return (
    <ul
      {...props}
      data-slot="delivery-list"
      className={cn('bl:border-t-[1.5px] bl:border-line-strong bl:text-body-sm', className)}
    >
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} onResend={onResend} text={labels} />
      ))}
    </ul>
  );
}
