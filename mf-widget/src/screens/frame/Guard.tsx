import { Component, type ReactNode } from 'react';

interface Props {
  onError(error: unknown): void;
  /** Fallback after an error. */
  instead: ReactNode;
  children: ReactNode;
}

/** Error boundary: an error stays in the widget and never reaches the page. */
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
