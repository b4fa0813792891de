import { Component, type ReactNode } from 'react';
import { ErrorState } from 'societies-ui';

export interface PartBoundaryProps {
  /** What could not be shown, in words. */
  title: string;
  children: ReactNode;
}

/** A part of a page that breaks alone: the rest stays, and the part can be tried again. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { title, children } = this.props;
    if (!this.state.broken) return children;
    return <ErrorState title={title} onRetry={() => this.setState({ broken: false })} />;
  }
}
