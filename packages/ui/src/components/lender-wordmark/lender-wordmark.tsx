import type { ComponentProps } from 'react';
import { wordmarkSize } from '../../lib/wordmark-size.js';
import type { LenderLogo } from '../../types.js';

export interface LenderWordmarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The lender's name and its wordmark. */
  logo: LenderLogo;
}

/**
 * A lender's wordmark in the current colour, at its original size.
 *
 * Renders an `<svg>`. Styling hooks: `data-slot="lender-wordmark"`.
 */
export function LenderWordmark({ logo, ...props }: LenderWordmarkProps) {
  const { width, height } = wordmarkSize(logo);
  return (
    <svg
      viewBox={logo.viewBox}
      width={width}
      height={height}
      role="img"
      aria-label={logo.name}
      {...props}
      data-slot="lender-wordmark"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is part of the site's code, so it is trusted.
      dangerouslySetInnerHTML={{ __html: logo.markup }}
    />
  );
}
