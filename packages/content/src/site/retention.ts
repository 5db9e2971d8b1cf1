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
  ? `What you send in a form is erased ${days} days after we received it.`
  : 'What you send in a form is kept until it is no longer needed to answer you or to work with you, and then erased by hand. No period is set by which the software erases it.';
