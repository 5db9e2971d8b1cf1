import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface InitialsAvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person. It determines the initials, the colour and the position of the arc. */
  name: string;
  /** Address of a picture, where there is one. */
  src?: string | undefined;
}

const tones = ['bg-drawn-ground', 'bg-drawn-soft', 'bg-drawn-sun', 'bg-drawn-sand'] as const;

/**
 * A person without a picture: initials on a plain colour, inside an open arc. Decoration beside the name.
 *
 * Renders a `<span>` of 48 px. Styling hook: `data-slot="initials-avatar"`.
 */
export function InitialsAvatar({ name, src, className, ...props }: InitialsAvatarProps) {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return (
    <span
      aria-hidden
      {...props}
      data-slot="initials-avatar"
      className={cn(
        'relative inline-grid size-12 flex-none place-items-center rounded-round font-display text-body-sm leading-none font-semibold text-drawn-line',
        tones[hash % tones.length],
        className,
      )}
    >
      {src ? (
        <img src={src} alt="" width={48} height={48} className="size-full rounded-round object-cover" />
      ) : (
        initials(name)
      )}
      <svg viewBox="0 0 58 58" fill="none" className="absolute -inset-[5px]" transform={`rotate(${hash % 360})`}>
        <path d="M29 1A28 28 0 0 1 55.3 38.6" className="stroke-drawn-line" strokeWidth={1.5} />
      </svg>
    </span>
  );
}

/** First letters of the first and the last word. */
function initials(name: string) {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
