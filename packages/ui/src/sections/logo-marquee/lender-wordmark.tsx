import type { ComponentProps } from 'react';
import type { LenderLogo } from '../../types.js';

export interface LenderWordmarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  logo: LenderLogo;
}

/** A lender's wordmark in the current colour, at the size that it was drawn in. */
export function LenderWordmark({ logo, ...props }: LenderWordmarkProps) {
  const { width, height } = sizeOf(logo);
  return (
    <svg
      viewBox={logo.viewBox}
      width={width}
      height={height}
      role="img"
      aria-label={logo.name}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is trusted by its type, it comes with the site's code.
      dangerouslySetInnerHTML={{ __html: logo.markup }}
    />
  );
}

/** Width and height that a wordmark was drawn in. */
export function sizeOf({ viewBox }: LenderLogo) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { width, height };
}
