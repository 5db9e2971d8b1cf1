import { z } from 'zod';

/** Samples in drawings. Only the mark is checked here: the kit's types check the rest. */
export const samples = z.looseObject({ invented: z.literal(true) });
