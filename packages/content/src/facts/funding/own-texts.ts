/** The day on which we last compared our own terms and examples with the pages that state them. */
export const ownTextsRead = '2026-11-29';
