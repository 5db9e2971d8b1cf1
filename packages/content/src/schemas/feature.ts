import { z } from 'zod';
import { action } from './action.js';
import { iconName } from './icon-name.js';
import { text } from './text.js';

export const feature = z.strictObject({ icon: iconName, title: text, description: text });

/** A feature with a picture that the kit draws. */
export const drawnFeature = z.strictObject({
  drawing: z.enum(['offer', 'documents', 'call', 'insights']),
  title: text,
  description: text,
});

/** A feature whose card is a link. */
export const linkedFeature = z.strictObject({ ...feature.shape, action });

export type Feature = z.infer<typeof feature>;
