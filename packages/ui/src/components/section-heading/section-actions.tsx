import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { Action } from '../../types.js';
import { ButtonLink, type ButtonLinkProps } from '../button/index.js';

export interface SectionActionsProps extends ComponentProps<'div'> {
  /** The links. The first is the primary one. */
  actions: readonly Action[] | undefined;
  /** Size of the buttons. @default 'md' */
  size?: ButtonLinkProps['size'];
}

/**
 * The one or two buttons below a heading: the first is `primary`, the second `line`. Renders nothing without actions.
 *
 * Renders a `<div>`. Styling hook: `data-slot="section-actions"`.
 */
export function SectionActions({ actions = [], size, className, ...props }: SectionActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div
      {...props}
      data-slot="section-actions"
      className={cn('bl:flex bl:flex-wrap bl:items-center bl:gap-3', className)}
    >
      {actions.map(({ label, context, href }, index) => (
        <ButtonLink key={label} href={href} size={size} variant={index === 0 ? 'primary' : 'line'}>
          <ActionLabel label={label} context={context} />
        </ButtonLink>
      ))}
    </div>
  );
}

/** An action's label, followed by visually hidden text that completes a vague label such as "Learn More". */
export const ActionLabel = ({ label, context }: Pick<Action, 'label' | 'context'>) => (
  <>
    <span>{label}</span>
    {context && (
      <>
        {' '}
        <span className="bl:sr-only">{context}</span>
      </>
    )}
  </>
);
