import { type ElementType, Fragment, type ReactNode } from 'react';
import { Link, type LinkProps } from './link.js';

// Keep a range of numbers ("24-48") on one line: browsers would break it after the hyphen.
const tokens =
  /\*\*(.+?)\*\*|\[([^[\]\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|\n|(\d[\d.,]{0,20}%?[-–]\$?\d[\d.,]*\w?%?)/g;
// An address that begins with two slashes, or a slash and a backslash, is on another host.
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/;

/**
 * Renders the light markup of content: `**strong**`, `[words](address)` and line breaks. Everything else is shown as
 * text, so content cannot inject HTML; other kinds of addresses are shown without a link. `plain` renders the text
 * between the markup, `As` the links. Beside markup each text has an element of its own
 * (docs/adr/0014-a-page-that-others-change.md).
 */
export function lightMarkup(
  source: string,
  plain: (text: string) => ReactNode = (text) => text,
  As: ElementType<LinkProps> = Link,
): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  const add = (node: ReactNode, at: number) => parts.push(<Fragment key={at}>{node}</Fragment>);
  for (const match of source.matchAll(tokens)) {
    if (match.index > end) add(<span>{plain(source.slice(end, match.index))}</span>, end);
    end = match.index + match[0].length;
    const [, strong, words = '', address, range] = match;
    if (strong !== undefined) add(<strong>{lightMarkup(strong, plain, As)}</strong>, match.index);
    else if (range) add(<span className="bl:whitespace-nowrap">{range}</span>, match.index);
    else if (address === undefined) add(<br />, match.index);
    else if (!safeAddress.test(address)) add(<span>{words}</span>, match.index);
    else add(<As href={address}>{words}</As>, match.index);
  }
  if (parts.length === 0) return plain(source);
  if (end < source.length) add(<span>{plain(source.slice(end))}</span>, end);
  return parts;
}
