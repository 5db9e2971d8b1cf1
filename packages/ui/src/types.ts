/**
 * The types of content that the kit's sections take. The kit has no copy of its own: pages pass data of these types.
 * They are plain and structural, so that any content source with matching types can be used directly.
 */

/** Name of an icon that the kit ships; see the Icons page. */
export type { IconName } from './lib/icons.js';
export type * from './types/article.js';
export type * from './types/block.js';
export type * from './types/common.js';
export type * from './types/frame.js';
export type * from './types/legal.js';
export type * from './types/marketing.js';
export type * from './types/partner.js';
export type * from './types/samples.js';
export type * from './types/staff.js';
export type * from './types/tools.js';
