import { z } from 'zod';

/** Samples in drawings. The kit types what it draws; this schema only checks that all of it is marked as invented. */
export const samples = z.looseObject({ invented: z.literal(true) });
