/// <reference types="vite/types/importMeta.d.ts" />

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_ADDRESS?: string;
  }
}

const placeholder = ['Boundless', '200 Horizon Lane, Suite 400', 'Toronto, Ontario M0A 0B0', 'Canada'];
const configured = import.meta.env?.PUBLIC_ADDRESS;

/** The company's name and postal address, line by line. Invented unless configured: the street and the postal code do not exist. */
export const office: string[] = configured ? configured.split(';').map((line) => line.trim()) : placeholder;
