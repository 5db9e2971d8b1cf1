'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import { useClock } from '../../hooks/clock.js';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import { mergeProps } from '../../lib/merge-props.js';
import { breakpoints } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import type { CookieBannerContent } from '../../types.js';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { cookieConsent } from './cookie-consent.js';
import { useKeepClear } from './use-keep-clear.js';

export interface CookieBannerProps extends Omit<ComponentProps<'aside'>, 'children' | 'content'> {
  /** Its text, the link to read more, and the labels of its two buttons. */
  content: CookieBannerContent;
  /** Its accessible name. @default 'Cookies' */
  label?: string;
}

/**
 * Says that the site uses cookies, 5 s after the page began to load, unless the visitor has accepted before. "Ok"
 * accepts permanently, "Close" hides it until the next load. In windows less than 20 rem high it is at the end of the page. Scroll padding keeps it from covering the focused element, and
 * it returns focus when it closes.
 *
 * Renders an `<aside>`. Styling hooks: `data-slot="cookie-banner"`, `data-state="open" | "closed"`.
 */
export function CookieBanner({ content, label, className, ref, ...props }: CookieBannerProps) {
  const kit = useKitLabels();
  const { text, link } = content;
  const clock = useClock();
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const short = useMediaQuery(`(height < ${breakpoints.tall})`);
  /** The element that had focus before the banner. */
  const before = useRef<HTMLElement>(undefined);
  useKeepClear(root, open && !short);

  useEffect(() => {
    if (hasAccepted()) return;
    return clock.after(Math.max(0, timing.cookieBanner - clock.now()), () => setOpen(true));
  }, [clock]);

  const close = () => {
    setOpen(false);
    before.current?.focus({ preventScroll: true });
  };

  const onFocus = ({ relatedTarget: from, currentTarget: banner }: FocusEvent) => {
    if (from instanceof HTMLElement && !banner.contains(from)) before.current = from;
  };

  return (
    <aside
      aria-label={label ?? kit.cookies}
      {...mergeProps(props, { onFocus })}
      ref={useComposedRefs(root, ref)}
      hidden={!open}
      data-surface="ink"
      data-slot="cookie-banner"
      data-state={open ? 'open' : 'closed'}
      className={cn(
        'bl:fixed bl:bottom-5 bl:inset-s-(--bl-page-edge) bl:z-(--bl-z-cookie) bl:flex bl:max-w-136 bl:flex-wrap bl:items-center bl:justify-end bl:gap-3 bl:p-3 bl:ps-5',
        'bl:rounded-panel bl:text-body-sm/[1.45] bl:shadow-pop',
        'bl:print:hidden bl:animate-rise bl:max-sm:inset-e-(--bl-space-gutter) bl:short:static bl:short:m-(--bl-space-gutter)',
        className,
      )}
    >
      <p className="bl:flex-[1_1_11rem] bl:text-default">
        <span>{link ? `${text} ` : text}</span>
        {link && (
          <Link href={link.href} className="bl:underline bl:underline-offset-3">
            {link.label}
          </Link>
        )}
      </p>
      <div className="bl:flex bl:items-center bl:gap-3">
        <Button
          size="sm"
          onClick={() => {
            remember();
            close();
          }}
        >
          {content.accept ?? 'Ok'}
        </Button>
        <IconButton icon={X} variant="quiet" aria-label={content.close ?? 'Close'} onClick={close} />
      </div>
    </aside>
  );
}

function hasAccepted() {
  try {
    return localStorage.getItem(cookieConsent.key) === cookieConsent.value;
  } catch {
    // Storage may be blocked: then the banner appears on every load.
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(cookieConsent.key, cookieConsent.value);
  } catch {
    // See hasAccepted.
  }
}
