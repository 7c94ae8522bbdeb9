import type { AppStore } from '@scoreline/shared-lib/api';
import type { Theme } from '@scoreline/shared-lib/settings';

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Keeps `<html data-theme>` as the setting says; with `system` it is absent, and the style sheet follows the system. */
export function applyTheme(store: AppStore): void {
  const current = () => store.getState().settings.values.theme;
  let shown = current();
  show(shown);
  store.subscribe(() => {
    if (current() !== shown) show((shown = current()));
  });
}
