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
  : 'We keep what you send in a form for as long as we need it to answer you or to work with you, and then erase it by hand. We have not set a deletion date.';
