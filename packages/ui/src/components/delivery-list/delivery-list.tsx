import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { DeliveryRecord } from '../../types.js';
import type { DeliveryListLabels } from './delivery-list.labels.js';
import { DeliveryRow } from './delivery-row.js';

export interface DeliveryListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What was announced to whom, in order. */
  deliveries: readonly DeliveryRecord[];
  /** Sends one again, sent or not. A rejected promise is a failure, which its row shows. */
  onResend: (id: string) => Promise<unknown>;
  /** Its texts. */
  labels: DeliveryListLabels;
}

/**
 * The notifications about what visitors sent: what has arrived, what is tried again and when, what has failed and why.
 *
 * Renders a `<ul>`. Styling hooks: `data-slot="delivery-list"`; `delivery-record` with
 * `data-state="pending" | "sent" | "failed"`.
 */
export function DeliveryList({ deliveries, onResend, labels, className, ...props }: DeliveryListProps) {
  return (
    <ul
      {...props}
      data-slot="delivery-list"
      className={cn('border-t-[1.5px] border-line-strong text-body-sm', className)}
    >
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} onResend={onResend} text={labels} />
      ))}
    </ul>
  );
}
