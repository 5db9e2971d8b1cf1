import type { ReactNode } from 'react';
import type { ArticleSection } from '../../types.js';
import { AuthorAvatar } from '../author-avatar/index.js';
import { Prose } from '../prose/index.js';

interface AuthorBioProps {
  section: ArticleSection;
  id: string | undefined;
  avatar: string | undefined;
  plain: (text: string) => ReactNode;
}

/** The author's section at the end of an article. Its heading is smaller than the others. */
export function AuthorBio({ section, id, avatar, plain }: AuthorBioProps) {
  return (
    <aside
      aria-labelledby={id}
      className="bl:mt-[3em] bl:flex bl:gap-4 bl:border-line bl:border-t bl:pt-6 bl:print:break-inside-avoid"
    >
      <AuthorAvatar src={avatar} />
      <div>
        <h3 id={id} className="bl:mb-1 bl:text-heading-sm">
          {section.heading}
        </h3>
        <Prose blocks={section.content} plain={plain} size="small" />
      </div>
    </aside>
  );
}
