import './nonce';
import './ownScript';

import { nextTask } from '@scoreline/platform-browser';

import { installPrompt } from './install/installPrompt';
import { showStartFailure } from './page/failure/startFailure';
import { watchScripts } from './telemetry/scriptErrors';

watchScripts();

// The browser may offer installation, once, before the page has rendered.
installPrompt.start();

/** Evaluates the modules in separate tasks, between which the browser can paint and respond. */
async function run(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@scoreline/shared-lib/api');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@scoreline/shared-lib/i18n');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@scoreline/shared-lib/ui');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@scoreline/platform-browser');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

run().catch((error: unknown) => {
  showStartFailure();
  throw error;
});
