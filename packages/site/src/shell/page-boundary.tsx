import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Whether the visitor has gone to another page than the document's own. */
  gone: boolean;
  children: ReactNode;
}

/**
 * Where a page that the visitor went to cannot be shown, because its files are gone (the site was published again, or the network
 * failed), its document is loaded instead, once: the document is complete by itself.
 */
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
