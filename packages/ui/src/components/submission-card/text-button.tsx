import type { ComponentProps } from 'react';

/** A button in a card's text: with the height of a touch target, less prominent than a `Button`. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="bl:min-h-11 bl:text-body-sm bl:font-semibold bl:text-accent-text bl:underline bl:decoration-[1.5px] bl:underline-offset-3 bl:hover:text-default"
    />
  );
}
