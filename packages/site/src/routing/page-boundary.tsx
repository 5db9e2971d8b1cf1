import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Whether the visitor has navigated away from the document's own page. */
  hasNavigated: boolean;
  children: ReactNode;
}

/** Reloads the document if a page's files cannot be fetched, for example after a new release. The reloaded document does not need those files. */
export class PageBoundary extends Component<PageBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.props.hasNavigated) window.location.reload();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
