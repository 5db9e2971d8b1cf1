import type { LucideProps } from 'lucide-react';
import { cn } from '../../lib/cn.js';
import { type IconName, icons } from '../../lib/icons.js';

export interface IconProps extends LucideProps {
  name: IconName;
}

/**
 * A line icon chosen by name, for content that names its icons. Decorative: hidden from assistive technology.
 *
 * Renders an `<svg>` of 20 px in the current colour. Styling hook: `data-slot="icon"`.
 */
export function Icon({ name, className, ...props }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      size={20}
      strokeWidth={1.75}
      aria-hidden
      {...props}
      data-slot="icon"
      className={cn('bl:flex-none', className)}
    />
  );
}
