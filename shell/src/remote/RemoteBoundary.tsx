import { Component, type ReactNode } from 'react';

interface Props {
  onError(error: Error): void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what a remote throws while it renders from taking the page down, and says so to the loader. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
