import type { ComponentProps } from 'react';
import type { FormStatus } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { Button } from '../button/index.js';
import { FormBanner } from '../form-banner/index.js';
import type { InquiryLabels } from './partnership-form.labels.js';

export interface InquiryFooterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the form. */
  status: FormStatus;
  /** Why the form could not be sent. */
  message?: string | undefined;
  /** Texts of the button and the banner. */
  labels: Pick<InquiryLabels, 'submit' | 'submitting' | 'success' | 'note'>;
}

/** Button and banner of the partnership forms. Renders a `<div>`. Styling hook: `data-slot="inquiry-footer"`. */
export function InquiryFooter({ status, message, labels, className, ...props }: InquiryFooterProps) {
  const done = status === 'success';
  return (
    <div
      {...props}
      data-slot="inquiry-footer"
      className={cn('bl:col-span-full bl:flex bl:min-h-15 bl:flex-wrap bl:items-center bl:gap-x-4', className)}
    >
      <Button type="submit" size="lg" disabled={status === 'submitting'}>
        {status === 'submitting' ? labels.submitting : labels.submit}
      </Button>
      {!done && labels.note && <p className="bl:text-body-sm bl:text-muted bl:max-sm:mt-3">{labels.note}</p>}
      <FormBanner
        message={done ? labels.success : message}
        variant={done ? 'success' : 'error'}
        className="bl:data-[state=visible]:grow bl:data-[state=visible]:basis-64 bl:max-sm:data-[state=visible]:pt-4"
      />
    </div>
  );
}
