import { use } from 'react';
import { Link, type LinkProps } from '../../lib/link.js';
import { Term, TermsContext } from '../term/index.js';

/** A link in running text. It becomes a `Term` if the surrounding `TermsContext` explains its address. */
export function ProseLink(props: LinkProps) {
  const terms = use(TermsContext);
  return Object.hasOwn(terms, props.href) ? <Term {...props} /> : <Link {...props} />;
}
