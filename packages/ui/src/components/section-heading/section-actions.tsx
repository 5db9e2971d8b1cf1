import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { Action } from '../../types.js';
import { ButtonLink, type ButtonLinkProps } from '../button/index.js';

export interface SectionActionsProps extends ComponentProps<'div'> {
  /** Where the reader can go from here. The first is the primary one. */
  actions: readonly Action[] | undefined;
  /** Size of the buttons. @default 'md' */
  size?: ButtonLinkProps['size'];
}

/**
 * The one or two buttons under a heading: the first is primary, the others are lines. Nothing where there are none.
 *
 * Renders a `<div>`. Styling hook: `data-slot="section-actions"`.
 */
export function SectionActions({ actions = [], size, className, ...props }: SectionActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div {...props} data-slot="section-actions" className={cn('flex flex-wrap items-center gap-3', className)}>
      {actions.map(({ label, context, href }, index) => (
        <ButtonLink key={label} href={href} size={size} variant={index === 0 ? 'primary' : 'line'}>
          <ActionLabel label={label} context={context} />
        </ButtonLink>
      ))}
    </div>
  );
}

/** What an action is called, and after it, for whoever only hears it, what a label such as "Learn More" leaves open. */
export const ActionLabel = ({ label, context }: Pick<Action, 'label' | 'context'>) => (
  <>
    {label}
    {context && (
      <>
        {' '}
        <span className="sr-only">{context}</span>
      </>
    )}
  </>
);
