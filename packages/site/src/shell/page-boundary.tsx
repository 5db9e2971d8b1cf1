import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Whether the visitor has gone to another page than the document's own. */
  gone: boolean;
  children: ReactNode;
}

/** Loads a page's document, once, if its files cannot be fetched: a new release, or no network. The document is complete by itself. */
export class PageBoundary extends Component<PageBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.props.gone) window.location.reload();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
