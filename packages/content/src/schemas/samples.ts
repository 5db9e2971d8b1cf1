import { z } from 'zod';

/** What drawings show is typed by the kit, which draws it; here it counts that all of it is marked as invented. */
export const samples = z.looseObject({ invented: z.literal(true) });
