import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { directionOf } from '../../lib/direction.js';
import { Link } from '../../lib/link.js';
import type { PageTranslation } from '../../types.js';

export interface LanguageLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The page in other languages. */
  languages: readonly PageTranslation[];
  /** `fitting`: its code, such as FR, where the header has little room (1024 to 1279 px). @default 'name' */
  variant?: 'name' | 'fitting';
}

/**
 * Links to the same page in other languages, each in its own language.
 *
 * Renders a `<ul>`, or nothing without languages. Styling hook: `data-slot="language-links"`.
 */
export function LanguageLinks({ languages, variant = 'name', className, ...props }: LanguageLinksProps) {
  if (languages.length === 0) return null;
  return (
    <ul {...props} data-slot="language-links" className={cn('bl:flex bl:flex-wrap bl:gap-x-4', className)}>
      {languages.map(({ lang, dir = directionOf(lang), label, href }) => (
        <li key={lang}>
          <Link
            lang={lang}
            dir={dir}
            hrefLang={lang}
            href={href}
            className="bl:inline-flex bl:min-h-11 bl:items-center bl:underline bl:underline-offset-3 bl:hover:text-accent-text"
          >
            <span className={variant === 'fitting' ? 'bl:lg:max-xl:sr-only' : undefined}>{label}</span>
            {variant === 'fitting' && (
              <span aria-hidden className="bl:hidden bl:lg:max-xl:inline">
                {lang.slice(0, 2).toUpperCase()}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
