import type { ComponentType } from 'react';

/** A partner's own section: the default export of `partners/<id>.tsx`. */
export type PartnerSection = ComponentType<{ lang?: string | undefined }>;

const files = import.meta.glob<{ default: PartnerSection }>('./*.tsx');

/** Loads the section of each partner that has one, by id. */
export const partnerSections: Readonly<Record<string, () => Promise<{ default: PartnerSection }>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), load]),
);
