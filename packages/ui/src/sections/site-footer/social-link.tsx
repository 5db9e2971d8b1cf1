'use client';

import { useIconTip } from '../../components/icon-button/index.js';
import { Link } from '../../lib/link.js';
import type { FooterContent } from '../../types.js';

type SocialLinkContent = FooterContent['social'][number];

/** The logos of social networks. Our icon set has no brand logos. */
const paths = {
  linkedin:
    'M6.5 9.5H3V21h3.5ZM4.75 3A2 2 0 1 0 4.75 7 2 2 0 0 0 4.75 3ZM21 14.5c0-3.3-1.7-5.2-4.3-5.2-1.7 0-2.7.9-3.2 1.8V9.5H10V21h3.5v-6c0-1.6.7-2.6 2-2.6s2 .9 2 2.6v6H21Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 1.9A3.1 3.1 0 0 0 4.9 8v8A3.1 3.1 0 0 0 8 19.1h8a3.1 3.1 0 0 0 3.1-3.1V8A3.1 3.1 0 0 0 16 4.9Zm4 2.9a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 1.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.5-3.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  x: 'M3.5 3.5h5.1l4 5.5 4.8-5.5h2.3l-6 6.9 6.8 10.1h-5.1l-4.4-6.1-5.3 6.1H3.4l6.6-7.5Zm3.3 1.8 9.6 13.4h1L7.9 5.3Z',
  facebook:
    'M13.7 21v-7.9h2.7l.4-3.1h-3.1V8c0-.9.25-1.5 1.55-1.5h1.65V3.7A22 22 0 0 0 14.5 3.6c-2.4 0-4 1.45-4 4.1V10H7.8v3.1h2.7V21Z',
} as const satisfies Record<SocialLinkContent['network'], string>;

/** A link with only a social network's logo; a tooltip shows its name. */
export function SocialLink({ network, href, label }: SocialLinkContent) {
  const { tip, tipProps } = useIconTip(label);
  return (
    <Link
      href={href}
      aria-label={label}
      {...tipProps}
      className="bl:grid bl:size-11 bl:place-items-center bl:rounded-control bl:text-default bl:hover:bg-sunken bl:hover:text-accent-text"
    >
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="bl:size-5">
        <path d={paths[network]} />
      </svg>
      {tip}
    </Link>
  );
}
