'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { timing } from '../../tokens/timing.js';
import type { ArticleSection, Block } from '../../types.js';
import { IllustrativeNote } from '../illustrative-note/index.js';
import { Prose } from '../prose/index.js';
import { Reveal } from '../reveal/index.js';
import { articleAnchors } from './article-anchors.js';
import { ArticlePart } from './article-part.js';
import { AuthorBio } from './author-bio.js';
import { brandLinks } from './brand-links.js';

export interface ArticleBodyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text before the first heading. */
  introduction: readonly Block[];
  /** The sections. A heading may be empty. */
  sections: readonly ArticleSection[];
  /** Address of the author's picture, for the section about the author. */
  avatar?: string | undefined;
  /** Whether sections fade in when they are scrolled into view. @default true */
  reveal?: boolean;
  /** Name that is highlighted and linked wherever it occurs. @default 'Boundless' */
  brand?: string;
  /** Target of that link. @default '/' */
  brandHref?: string;
  /** Heading of the section about the author, which is smaller than the others. @default 'Author Bio' */
  bioHeading?: string;
  /** Renders a tool that the text names. Without it a link is shown. */
  tool?: ((href: string, label: string) => ReactNode) | undefined;
  /** One line at the end, for example that an example is invented. */
  note?: string | undefined;
  /** Heading of the summary section, which is set between rules. @default 'In short' */
  keyHeading?: string | undefined;
}

/**
 * The text of an article: introduction and sections, the brand's name linked, the author at the end.
 * Sections fade in over 1000 ms.
 *
 * Renders a `<div>`. Styling hook: `data-slot="article-body"`.
 */
export function ArticleBody({
  introduction,
  sections,
  avatar,
  reveal = true,
  brand = 'Boundless',
  brandHref = '/',
  bioHeading,
  keyHeading,
  tool,
  note,
  className,
  ...props
}: ArticleBodyProps) {
  const kit = useKitLabels();
  const plain = brandLinks(brand, brandHref);
  const ids = articleAnchors(sections);
  const Part = reveal ? Reveal : 'div';
  return (
    <div {...props} data-slot="article-body" className={cn('bl:max-w-prose', className)}>
      <Prose blocks={introduction} plain={plain} tool={tool} lead />
      {sections.map((section, index) => {
        const id = ids[index];
        return (
          <Part key={id ?? `part-${index}`} {...(reveal && { duration: timing.sectionFade })}>
            {section.heading === (bioHeading ?? kit.authorBio) ? (
              <AuthorBio section={section} id={id} avatar={avatar} plain={plain} />
            ) : (
              <ArticlePart
                section={section}
                id={id}
                summary={section.heading === (keyHeading ?? kit.inShort)}
                plain={plain}
                tool={tool}
              />
            )}
          </Part>
        );
      })}
      {note && <IllustrativeNote className="bl:mt-6">{note}</IllustrativeNote>}
    </div>
  );
}
