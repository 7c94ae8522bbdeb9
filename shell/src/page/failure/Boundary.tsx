import { Component, type ReactNode } from 'react';

import { blame } from '../../telemetry/scriptErrors';
import { noteFailure } from '../../telemetry/remoteReports';

interface Props {
  /** Called with the error; by default the error is reported against the build whose file threw. */
  onError?(error: Error): void;
  fallback: ReactNode;
  children: ReactNode;
}

function noteThrown(error: Error): void {
  const build = blame(error);
  if (build) noteFailure(build, 'render', error);
}

/** Renders the fallback when its children throw while rendering. */
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

/** An optional part of the page: it disappears if it throws. */
export const Part = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={null}>{children}</Boundary>
);
