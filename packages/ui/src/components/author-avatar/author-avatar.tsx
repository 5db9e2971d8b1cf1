import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface AuthorAvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Address of the author's picture. Without one a generic icon is shown. */
  src?: string | undefined;
}

/**
 * A round picture of an author, beside the name. It is decoration, because the name says who it is.
 *
 * Renders a `<span>`. Styling hooks: `data-slot="author-avatar"`, `data-state="picture" | "generic"`.
 */
export function AuthorAvatar({ src, className, ...props }: AuthorAvatarProps) {
  return (
    <span
      aria-hidden
      {...props}
      data-slot="author-avatar"
      data-state={src ? 'picture' : 'generic'}
      className={cn('bl:relative bl:inline-grid bl:size-14 bl:flex-none bl:place-items-center', className)}
    >
      {src ? (
        <img src={src} alt="" width={56} height={56} className="bl:size-full bl:rounded-round bl:object-cover" />
      ) : (
        <>
          <svg viewBox="0 0 58 58" fill="none" className="bl:absolute bl:inset-0 bl:size-full">
            <circle cx="29" cy="29" r="24" className="bl:fill-drawn-sand" />
            <path d="M53.2 15A28 28 0 0 1 33.9 56.6" className="bl:stroke-drawn-line" strokeWidth={1.5} />
          </svg>
          <UserRound size={22} strokeWidth={1.75} className="bl:relative bl:text-drawn-line" />
        </>
      )}
    </span>
  );
}
