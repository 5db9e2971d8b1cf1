import { z } from 'zod';

/** Marks invented people, companies, deals and lenders. A build for a real host refuses content with this mark. */
export const invented = z.literal(true).optional();
