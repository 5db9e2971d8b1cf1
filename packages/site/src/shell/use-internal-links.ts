import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../routing/page-path.js';
import { PagesContext } from '../routing/pages-context.js';

/**
 * Lets every plain link to another page of this site change the page in place, and fetches that page ahead when the visitor
 * points at the link or reaches it by keyboard. The kit and the articles draw ordinary `<a href>`s and know no router.
 */
export function useInternalLinks() {
  const navigate = useNavigate();
  const pages = useContext(PagesContext);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = internalTarget(event);
      if (!url || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // To where one is already, as browsers do it: nothing to come back to.
      navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
    };
    // Header and footer may be the server's HTML still (`atFirstSign`), and React keeps clicks there from going up. Their links
    // are always plain, while one within the page or a dialog may have a meaning of its own, which comes first.
    const followAround = (event: MouseEvent) => {
      if (event.target instanceof Element && !event.target.closest('main, dialog')) follow(event);
    };
    const fetchAhead = (event: Event) => {
      const url = internalTarget(event);
      if (url && url.pathname !== location.pathname) pages?.fetchAhead(pagePath(url.pathname));
    };
    document.addEventListener('click', followAround, true);
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchAhead, true);
    document.addEventListener('focusin', fetchAhead, true);
    return () => {
      document.removeEventListener('click', followAround, true);
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchAhead, true);
      document.removeEventListener('focusin', fetchAhead, true);
    };
  }, [navigate, pages]);
}

/** The address of the page of this site that the event's link leads to. Files and the API are no pages. */
function internalTarget({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const url = new URL(link.href);
  return /^\/(api|storybook|data|assets)(\/|$)|\.[a-z0-9]+$/.test(url.pathname) ? undefined : url;
}
