/// <reference types="vite/types/importMeta.d.ts" />
import type { PartnerPage } from './schemas/partner-page.js';

const files = import.meta.glob<Record<string, PartnerPage>>('./partners/*.ts', { eager: true });

/**
 * Every partner's page, by id: one file in `partners/` each. Belongs where pages are prerendered, and not into the
 * JavaScript of a page.
 */
export const partners: Readonly<Record<string, PartnerPage>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((page) => [page.id, page]),
);
