import { language } from '@boundless/content/language';
import { directionOf } from '@boundless/ui/lib/direction';
import { useLayoutEffect } from 'react';
import { canonicalAddress, type PageHead } from './page-head.js';

/**
 * Gives the document the title, language and tags of the page. Tags that only crawlers read are added by the build. React does not render
 * them: if it had to render a page again, because an extension changed it before hydration, it would add them a second time.
 */
export function useHead({ title, description, canonical, noindex, lang = language.lang }: PageHead) {
  useLayoutEffect(() => {
    document.title = title;
    setTag('meta', 'name', 'description', 'content', description);
    setTag('meta', 'name', 'robots', 'content', noindex && 'noindex');
    setTag('link', 'rel', 'canonical', 'href', canonical && canonicalAddress(canonical));
    const { documentElement: root } = document;
    // Even the same value would make the browser compute the styles of the whole page again.
    if (root.lang === lang) return;
    root.lang = lang;
    root.dir = directionOf(lang) ?? '';
  }, [title, description, canonical, noindex, lang]);
}

/** Sets `attribute` of the tag that is named `name` by its attribute `key`, or removes the tag if there is no value. */
function setTag(tag: 'meta' | 'link', key: string, name: string, attribute: string, value?: string | false) {
  const found = document.head.querySelector(`${tag}[${key}=${name}]`);
  if (!value) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
