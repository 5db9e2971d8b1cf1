import { z } from 'zod';
import { sampleApi } from '../entries/sample-api.js';
import { sampleDrawings } from '../entries/sample-drawings.js';
import { action } from './action.js';
import { iconName } from './icon-name.js';
import { text } from './text.js';

const drawings = { ...sampleDrawings.drawings, ...sampleApi.drawings };

export const feature = z.strictObject({
  icon: iconName,
  /** Line drawing of its card while it is inactive. */
  glyph: z.enum(['filter', 'relay', 'embed', 'module', 'rings', 'pair', 'bits']).optional(),
  /** Drawing of the product, by its name in the sample drawings. */
  drawing: z.enum(Object.keys(drawings) as (keyof typeof drawings)[]).optional(),
  title: text,
  description: text,
});

/** A feature with a picture that the kit draws. */
export const drawnFeature = z.strictObject({
  drawing: z.enum(['offer', 'documents', 'call', 'insights']),
  title: text,
  description: text,
});

/** A feature whose card is a link. */
export const linkedFeature = z.strictObject({ ...feature.shape, action });

export type Feature = z.infer<typeof feature>;
