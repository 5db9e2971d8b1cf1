import { apiHeaders, apiPaths, consents, encodeSource, type LeadCall } from '@boundless/api/contract';
import type { FillIn } from '@boundless/ui/hooks/use-form';
import { currentSource } from './lead-source.js';

/** An answer of the API that is not OK: "<status>: <body>", with the body's own `error` text. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** What the API says to a person, if it says anything. */
  get reason(): string | undefined {
    try {
      const { error } = JSON.parse(this.body) as { error?: unknown };
      return typeof error === 'string' && error ? error : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Makes the `submit` of a form that posts its payload as JSON. It rejects with `ApiFailure` for an answer that is not OK. */
export const postLead =
  (call: LeadCall) =>
  async (payload: unknown, { trap, elapsed, idempotencyKey, consent }: FillIn): Promise<void> => {
    const response = await fetch(apiPaths[call], {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // A header holds no letters beyond Latin-1; that the field is filled says enough.
        [apiHeaders.formTrap]: trap.trim() ? 'filled' : '',
        [apiHeaders.formElapsed]: String(elapsed),
        [apiHeaders.idempotencyKey]: idempotencyKey,
        [apiHeaders.leadSource]: encodeSource(currentSource()),
        // Whoever subscribes agrees by that; a partnership's payload says it as well.
        ...((consent || call !== 'contact') && { [apiHeaders.consent]: consents[call][0].version }),
      },
      body: JSON.stringify(payload),
    });
    if (!response.ok) throw new ApiFailure(response.status, await response.text(), response.statusText);
  };
