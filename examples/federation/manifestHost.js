/* global document */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** Uses the federation runtime, which finds remotes by their manifest. */
export function loadWidget() {
  const { site } = document.documentElement.dataset;
  registerRemotes([{ name: 'scoreline_widget', entry: `${site}/widget/mf-manifest.json` }]);
  return loadRemote('scoreline_widget/Widget');
}
