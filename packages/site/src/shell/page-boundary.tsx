import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Whether the visitor has gone to another page than the document's own. */
  gone: boolean;
  children: ReactNode;
}

/**
 * Loads the document of a page whose files cannot be fetched (a new release, or no network), once. The document is complete by itself.
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
