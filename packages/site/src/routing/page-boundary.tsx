import { Component, type ReactNode } from 'react';
import { appId } from '../app-id.js';

interface PageBoundaryProps {
  pathname: string;
  /** Shown after an error on a page that has hydrated. */
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failed?: true;
  /** The page as the server sent it. */
  html?: string | undefined;
}

/**
 * Never leaves an empty page after an error while rendering. React logs the error.
 *
 * - Before the page has hydrated: the page stays as the server sent it, because it works without scripts.
 * - While another page is opened, for example because its files are missing after a new release: its document is loaded.
 * - Later: the fallback, and the document of the page that is opened next.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(): PageBoundaryState {
    const hasHydrated = 'hydrated' in document.documentElement.dataset;
    return { failed: true, html: hasHydrated ? undefined : document.getElementById(appId)?.innerHTML };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.failed && before.pathname !== this.props.pathname) window.location.reload();
  }

  override render() {
    const { failed, html } = this.state;
    if (!failed) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this document's own markup.
    return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : this.props.fallback;
  }
}
