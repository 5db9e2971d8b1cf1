import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Shown instead after an error. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Leaves a part out if it cannot be rendered, so that the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
