import { z } from 'zod';
import { action } from './action.js';
import { navigationMenu } from './header.js';
import { href } from './href.js';
import { text } from './text.js';

export const footer = z.strictObject({
  newsletter: z.strictObject({ title: text, description: text, privacy: action }),
  columns: z.array(z.strictObject({ title: text, links: navigationMenu.shape.links })).length(4),
  address: z.array(text).min(1),
  hours: text,
  email: z.email(),
  phone: text.optional(),
  social: z
    .array(z.strictObject({ network: z.enum(['linkedin', 'instagram', 'x', 'facebook']), href, label: text }))
    .length(4),
  copyright: text,
});

export type FooterContent = z.infer<typeof footer>;
