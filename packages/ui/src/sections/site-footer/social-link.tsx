import { useIconTip } from '../../components/icon-button/index.js';
import { Link } from '../../lib/link.js';
import type { FooterContent } from '../../types.js';
import { SocialIcon } from './social-icon.js';

/** A link with only a social network's logo; a tooltip shows its name. */
export function SocialLink({ network, href, label }: FooterContent['social'][number]) {
  const { tip, tipProps } = useIconTip(label);
  return (
    <Link
      href={href}
      aria-label={label}
      {...tipProps}
      className="bl:grid bl:size-11 bl:place-items-center bl:rounded-control bl:text-default bl:hover:bg-sunken bl:hover:text-accent-text"
    >
      <SocialIcon network={network} />
      {tip}
    </Link>
  );
}
