import { useId } from 'react';
import { useAction } from '../../hooks/use-action.js';
import type { DeliveryRecord } from '../../types.js';
import { Button } from '../button/index.js';
import { DateTime } from '../date-time/index.js';
import { FormBanner } from '../form-banner/index.js';
import { Tag } from '../tag/index.js';
import type { DeliveryListLabels } from './delivery-list.labels.js';

interface DeliveryRowProps {
  delivery: DeliveryRecord;
  onResend: (id: string) => Promise<unknown>;
  text: DeliveryListLabels;
}

const tones = { pending: 'category', sent: 'ok', failed: 'line' } as const;

/** One delivery: its submission, channel and state, and a button that sends it again. */
export function DeliveryRow({ delivery, onResend, text }: DeliveryRowProps) {
  const { id, kind, channel, state, attempts, createdAt, nextAttemptAt, error } = delivery;
  const titleId = useId();
  const { status, start } = useAction(onResend);
  return (
    <li
      data-slot="delivery-record"
      data-state={state}
      aria-busy={status === 'submitting'}
      className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={titleId} className="font-semibold text-default">
            {text.kinds[kind] ?? kind}, {text.channels[channel] ?? channel}
          </span>
          <Tag variant={tones[state]} className="data-[state=failed]:text-danger" data-state={state}>
            {text.states[state]}
          </Tag>
        </p>
        <p className="flex flex-wrap gap-x-6 text-muted num">
          <DateTime at={createdAt} />
          <span>{text.attempts.replace('{count}', String(attempts))}</span>
          {nextAttemptAt && (
            <span>
              {text.nextAttempt} <DateTime at={nextAttemptAt} />
            </span>
          )}
        </p>
        {error && <p className="text-danger wrap-anywhere">{error}</p>}
        <FormBanner variant="error" message={status === 'error' ? text.actionFailed : undefined} />
      </div>
      <Button variant="line" size="sm" aria-describedby={titleId} onClick={() => start(id)} className="max-md:w-fit">
        {text.resend}
      </Button>
    </li>
  );
}
