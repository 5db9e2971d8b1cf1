import type { ComponentProps } from 'react';

/** A button in a card's text: with the height of a touch target, less prominent than a `Button`. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-11 text-body-sm font-semibold text-accent-text underline decoration-[1.5px] underline-offset-3 hover:text-default"
    />
  );
}
