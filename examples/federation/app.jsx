import { Component, lazy, StrictMode, Suspense, version } from 'react';

import { loadWidget } from '#widget';

const { match, league } = document.documentElement.dataset;
const Widget = lazy(loadWidget);

/** A widget that cannot be had is no reason to lose the page. */
class Guard extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <p>The widget is not there.</p> : this.props.children;
  }
}

export const app = (
  <StrictMode>
    <h1>A host with React {version}</h1>
    <Guard>
      <Suspense fallback={<p>Loading</p>}>
        <Widget client-id="demo" type="match" match={match} />
        <Widget client-id="demo" type="standings" league={league} theme="dark" />
      </Suspense>
    </Guard>
  </StrictMode>
);
