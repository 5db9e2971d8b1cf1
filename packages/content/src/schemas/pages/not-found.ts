import { z } from 'zod';
import { action } from '../action.js';
import { iconName } from '../icon-name.js';
import { meta } from '../meta.js';
import { text } from '../text.js';

export const notFoundPage = z.strictObject({
  meta,
  code: text,
  title: text,
  text,
  backHome: action,
  goBack: text,
  popular: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ ...action.shape, description: text, icon: iconName })).length(4),
  }),
  help: z.strictObject({ title: text, action }),
  footer: text,
});

export type NotFoundPage = z.infer<typeof notFoundPage>;
