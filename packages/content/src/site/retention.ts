/// <reference types="vite/types/importMeta.d.ts" />

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_RETENTION_DAYS?: string;
  }
}

const days = import.meta.env?.PUBLIC_RETENTION_DAYS;

/** The days that the privacy page states, if any. A server refuses a build whose days differ from its `RETENTION_DAYS`. */
export const retentionDays = days ? Number(days) : undefined;

/** The sentence that says how long the server keeps what forms send. */
export const retention = days
  ? `We erase what you send in a form ${days} days after we receive it.`
  : 'We keep what you send in a form until your question is settled or our work with you ends, and then for as long as a claim could be brought. We check at least once a year what can go, and erase it by hand.';
