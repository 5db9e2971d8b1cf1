import { z } from 'zod';

/** Marks what is not true of a real person, company, deal or lender. A build for a real host refuses while any is left. */
export const invented = z.literal(true).optional();
