import { Fragment, type ReactNode } from 'react';
import { Link } from '../../lib/link.js';

/** Highlights a name wherever it occurs as a word, and links it to `href`. */
export function brandLinks(name: string, href: string): (text: string) => ReactNode {
  const word = new RegExp(`(?<![\\w@./-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w@])`, 'g');
  return (text) => {
    const parts = text.split(word);
    if (parts.length === 1) return text;
    return parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no key but their position.
      <Fragment key={index}>
        {index > 0 && (
          <Link href={href} className="bl:font-semibold!">
            {name}
          </Link>
        )}
        {part && <span>{part}</span>}
      </Fragment>
    ));
  };
}
