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
      className="grid size-11 place-items-center rounded-control text-default hover:bg-sunken hover:text-accent-text"
    >
      <SocialIcon network={network} />
      {tip}
    </Link>
  );
}
