import { Component, type ReactNode } from 'react';

interface Props {
  onError(error: unknown): void;
  /** Shown instead of what failed. */
  instead: ReactNode;
  children: ReactNode;
}

/** A fault of ours ends in the widget: nothing is thrown into the page. */
export class Guard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
