import { Component, type ReactNode } from 'react';

import { blame } from '../../telemetry/scriptErrors';
import { noteFailure } from '../../telemetry/remoteReports';

interface Props {
  /** Hears of what was thrown; without it the build whose file threw is noted. */
  onError?(error: Error): void;
  fallback: ReactNode;
  children: ReactNode;
}

function noteThrown(error: Error): void {
  const build = blame(error);
  if (build) noteFailure(build, 'render', error);
}

/** Shows the fallback where its children throw while they render, and keeps everything around it. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    (this.props.onError ?? noteThrown)(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** A part that the page can do without: where it throws it is not there. */
export const Part = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={null}>{children}</Boundary>
);
