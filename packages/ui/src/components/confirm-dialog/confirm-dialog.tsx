'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useAction } from '../../hooks/use-action.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import { Button } from '../button/index.js';
import { FormBanner } from '../form-banner/index.js';

export interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  /** The question. */
  title: string;
  /** The action. If its promise rejects, the dialog shows the failure and stays open. */
  onConfirm: () => Promise<unknown>;
  /** Called when it has closed, whether the action was done or not. Unmount it then. */
  onClose: () => void;
  /** Label of the button that confirms: the verb of the title. */
  confirmLabel: string;
  /** Label of the same button while the action runs. @default the label itself */
  pendingLabel?: string;
  /** Shown after a failure. @default 'That did not work. Please try again.' */
  failedLabel?: string;
}

/**
 * Asks for confirmation before an action that cannot be undone. Opens when mounted. The native dialog keeps focus
 * inside, closes on Escape and returns focus. Initial focus is on the button that changes nothing.
 *
 * Renders a `<dialog role="alertdialog">`. Styling hooks: `data-slot="confirm-dialog"`, `data-status="idle" | "submitting"
 * | "error"`.
 */
export function ConfirmDialog({
  title,
  children,
  onConfirm,
  onClose,
  confirmLabel,
  pendingLabel = confirmLabel,
  failedLabel,
  className,
  ref,
  ...props
}: ConfirmDialogProps) {
  const labels = useKitLabels();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, start } = useAction(onConfirm);
  const pending = status === 'submitting';

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const close = () => dialog.current?.close();
  const running = useRef(false);
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    const done = await start();
    running.current = false;
    if (done) close();
  };
  // The dialog stays open while the action runs: nobody would see a failure.
  const onCancel = (event: SyntheticEvent) => {
    if (running.current) event.preventDefault();
  };
  const onClosed = () => {
    // Chromium lets a repeated Escape close a dialog that prevented it before.
    if (running.current) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      {...mergeProps(props, { onClose: onClosed, onCancel })}
      ref={useComposedRefs(dialog, ref)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-slot="confirm-dialog"
      data-status={status}
      className={cn(
        'bl:m-auto bl:w-[min(32rem,calc(100vw-2rem))] bl:p-5',
        'bl:rounded-panel bl:bg-raised bl:text-copy bl:shadow-pop',
        'bl:backdrop:bg-backdrop bl:backdrop:opacity-50',
        'bl:sm:p-8',
        className,
      )}
    >
      <h2 id={`${id}-title`} className="bl:text-heading-md bl:wrap-anywhere">
        {title}
      </h2>
      <div id={`${id}-text`} className="bl:mt-3 bl:grid bl:gap-3">
        {children}
      </div>
      <FormBanner
        variant="error"
        message={status === 'error' ? (failedLabel ?? labels.failed) : undefined}
        className="bl:mt-4"
      />
      <div className="bl:mt-6 bl:flex bl:flex-wrap bl:gap-3">
        <Button variant="line" disabled={pending} onClick={close}>
          {labels.cancel}
        </Button>
        <Button variant="danger" aria-disabled={pending} onClick={confirm}>
          {pending ? pendingLabel : confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
