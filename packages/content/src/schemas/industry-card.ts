import { z } from 'zod';
import { iconName } from './icon-name.js';
import { text } from './text.js';

export const industryCard = z.strictObject({
  title: text,
  icon: iconName,
  description: text,
  items: z.array(text).min(2),
});

export type IndustryCard = z.infer<typeof industryCard>;
