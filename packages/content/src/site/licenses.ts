/// <reference types="vite/types/importMeta.d.ts" />

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_LICENSES?: string;
  }
}

/** The company's licenses and registrations as a broker, as the terms list them. None by default. */
export const licenses: readonly string[] = (import.meta.env?.PUBLIC_LICENSES ?? '')
  .split(';')
  .map((one) => one.trim())
  .filter(Boolean);
