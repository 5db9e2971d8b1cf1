import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { firstCharacters } from '../../lib/first-characters.js';

export interface InitialsAvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person. It determines the initials, the colour and the position of the arc. */
  name: string;
  /** Address of a picture, where there is one. */
  src?: string | undefined;
  /** `md` is 48 px; `lg` is 96 px, and 128 px on wide screens. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

const tones = ['bl:bg-drawn-ground', 'bl:bg-drawn-soft', 'bl:bg-drawn-sun', 'bl:bg-drawn-sand'] as const;

const sizes = { md: 'bl:size-12 bl:text-body-sm', lg: 'bl:size-24 bl:text-heading-lg bl:lg:size-32' } as const;

/**
 * A person without a picture: initials on a plain colour, inside an open arc. Decoration beside the name.
 *
 * Renders a `<span>`. Styling hook: `data-slot="initials-avatar"`.
 */
export function InitialsAvatar({ name, src, size = 'md', className, ...props }: InitialsAvatarProps) {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return (
    <span
      aria-hidden
      {...props}
      data-slot="initials-avatar"
      className={cn(
        'bl:relative bl:inline-grid bl:flex-none bl:place-items-center bl:rounded-round bl:font-display bl:leading-none bl:font-semibold bl:text-drawn-line',
        sizes[size],
        tones[hash % tones.length],
        className,
      )}
    >
      {src ? (
        <img src={src} alt="" width={48} height={48} className="bl:size-full bl:rounded-round bl:object-cover" />
      ) : (
        <span>{initials(name)}</span>
      )}
      <svg viewBox="0 0 58 58" fill="none" className="bl:absolute bl:-inset-[5px]" transform={`rotate(${hash % 360})`}>
        <path d="M29 1A28 28 0 0 1 55.3 38.6" className="bl:stroke-drawn-line" strokeWidth={1.5} />
      </svg>
    </span>
  );
}

/** First letters of the first and the last word. */
function initials(name: string) {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => firstCharacters(word, 1).toUpperCase())
    .join('');
}
