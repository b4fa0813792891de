import { Component, type ReactNode } from 'react';
import { ErrorState } from 'societies-ui';

export interface PartBoundaryProps {
  /** Names what could not be shown. */
  title: string;
  children: ReactNode;
}

/** An error boundary for a part of a page, with a retry. */
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
