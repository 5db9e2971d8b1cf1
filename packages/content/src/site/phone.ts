/// <reference types="vite/types/importMeta.d.ts" />

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_PHONE?: string;
  }
}

/** The company's telephone number. None by default. */
export const phone = import.meta.env?.PUBLIC_PHONE || undefined;
