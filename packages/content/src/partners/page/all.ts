/// <reference types="vite/types/importMeta.d.ts" />
import type { PartnerPage } from '../../schemas/partner-page.js';

const files = import.meta.glob<Record<string, PartnerPage>>('../*.ts', { eager: true });

/**
 * The pages of all files in `partners/`, by id. Import it only where pages are prerendered: in a page's JavaScript it would grow with every
 * partner.
 */
export const partners: Readonly<Record<string, PartnerPage>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .map((page) => [page.id, page]),
);
