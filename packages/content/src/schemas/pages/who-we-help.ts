import { z } from 'zod';
import { industryCard } from '../industry-card.js';
import { meta } from '../meta.js';
import { pageHead, sectionHeading } from '../section-heading.js';
import { successStory } from '../success-story.js';
import { text } from '../text.js';

export const whoWeHelpPage = z.strictObject({
  meta,
  hero: pageHead,
  industries: z.array(industryCard).length(7),
  stories: z.strictObject({ title: text, note: text, items: z.array(successStory).length(6) }),
  testimonials: z.strictObject({ title: text }),
  closing: sectionHeading,
});

export type WhoWeHelpPage = z.infer<typeof whoWeHelpPage>;
