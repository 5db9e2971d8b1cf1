'use client';

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
      className="bl:grid bl:gap-x-6 bl:gap-y-2 bl:border-b bl:border-line bl:py-4 bl:md:grid-cols-[1fr_auto] bl:md:items-center"
    >
      <div className="bl:grid bl:min-w-0 bl:gap-1">
        <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1">
          <span id={titleId} className="bl:font-semibold bl:text-default">
            {`${text.kinds[kind] ?? kind}, ${text.channels[channel] ?? channel}`}
          </span>
          <Tag variant={tones[state]} className="bl:data-[state=failed]:text-danger" data-state={state}>
            {text.states[state]}
          </Tag>
        </p>
        <p className="bl:flex bl:flex-wrap bl:gap-x-6 bl:text-muted bl:num">
          <DateTime at={createdAt} />
          <span>{text.attempts.replace('{count}', String(attempts))}</span>
          {nextAttemptAt && (
            <span>
              <span>{`${text.nextAttempt} `}</span>
              <DateTime at={nextAttemptAt} />
            </span>
          )}
        </p>
        {error && <p className="bl:text-danger bl:wrap-anywhere">{error}</p>}
        <FormBanner variant="error" message={status === 'error' ? text.actionFailed : undefined} />
      </div>
      <Button variant="line" size="sm" aria-describedby={titleId} onClick={() => start(id)} className="bl:max-md:w-fit">
        {text.resend}
      </Button>
    </li>
  );
}
