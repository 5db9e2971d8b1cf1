'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { dismissToast, useToast } from '../../hooks/use-toast.js';
import { cn } from '../../lib/cn.js';
import { isComposing } from '../../lib/is-composing.js';
import { isRtl } from '../../lib/is-rtl.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { limits } from '../../tokens/limits.js';
import { IconButton } from '../icon-button/index.js';
import { ToastStatus } from './toast-status.js';
import { useFocusReturn } from './use-focus-return.js';
import { useToastTimes } from './use-toast-times.js';

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the region where toasts appear. @default 'Notifications (F8)' */
  label?: string;
}

/**
 * Shows the toasts of `toast()`: one at a time, for 5 s, longer while the pointer or the focus is on it. Swiping it to
 * the nearer side by more than 50 px, Escape and its button close it; F8 moves the focus here, and it returns when the
 * toast closes. Use it once per site.
 *
 * Renders an `<ol>` in a region. Styling hooks: `data-slot="toast-viewport"`; `data-slot="toast"` with
 * `data-state="open" | "closed"` and `data-kind="done" | "failed"`.
 */
export function Toaster({ label, className, ref, ...props }: ToasterProps) {
  const labels = useKitLabels();
  const toast = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const [unspoken, setUnspoken] = useState<HTMLElement | null>(null);
  useToastTimes(toast, viewport);
  useFocusReturn(toast, viewport);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8' && !isComposing(event)) viewport.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const kind = toast?.kind ?? 'done';
  const Drawing = kind === 'failed' ? CircleAlert : CircleCheck;

  return (
    <Provider
      swipeDirection={toast && isRtl(document.body) ? 'left' : 'right'}
      swipeThreshold={limits.toastSwipePx}
      duration={Number.POSITIVE_INFINITY}
      announcerContainer={unspoken ?? undefined}
    >
      {toast && (
        <Root
          key={toast.id}
          open={toast.state === 'open'}
          onOpenChange={(open) => open || dismissToast(toast.id)}
          data-slot="toast"
          data-kind={kind}
          className={cn(
            'bl:grid bl:grid-cols-[1.25rem_1fr_2.75rem] bl:items-start bl:gap-3 bl:rounded-panel bl:bg-raised bl:py-4 bl:ps-4 bl:pe-2 bl:text-body-sm/[1.45] bl:shadow-pop',
            'bl:animate-rise bl:[animation-duration:var(--bl-duration-base)] bl:data-[state=closed]:animate-fade bl:data-[state=closed]:[animation-direction:reverse]',
            'bl:transition-transform bl:duration-(--bl-duration-base) bl:ease-settle',
            'bl:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] bl:data-[swipe=move]:duration-0',
            'bl:data-[swipe=end]:animate-leave bl:data-[swipe=end]:[animation-direction:normal]',
          )}
        >
          <Drawing size={20} strokeWidth={1.75} className={kind === 'failed' ? 'bl:text-danger' : 'bl:text-success'} />
          <div>
            <Title className="bl:font-semibold bl:text-default">{toast.title}</Title>
            {toast.description && <Description>{toast.description}</Description>}
          </div>
          <Close asChild>
            <IconButton icon={X} variant="quiet" aria-label={labels.dismiss} className="bl:-my-2.5" />
          </Close>
        </Root>
      )}
      <Viewport
        {...props}
        ref={useComposedRefs(viewport, ref)}
        hotkey={[]}
        label={label ?? labels.notifications}
        data-slot="toast-viewport"
        className={cn(
          'bl:fixed bl:inset-e-(--bl-page-edge) bl:bottom-5 bl:z-(--bl-z-toast) bl:w-[min(24rem,100vw-2*var(--bl-space-gutter))]',
          className,
        )}
      />
      <ToastStatus toast={toast} />
      {/*
       * Radix announces in a live region that it creates together with its text, which screen readers miss. It renders
       * that region here.
       */}
      <div ref={setUnspoken} hidden />
    </Provider>
  );
}
