import './nonce';
// What they read of the page's script element is there only while that first runs.
import './federation/trustListed';

import { installPrompt } from './install/installPrompt';
import { nextTask } from './page/nextTask';
import { showStartFailure } from './page/failure/startFailure';
import { watchScripts } from './telemetry/scriptErrors';

watchScripts();

// The browser may offer an installation before the page stands, and says so once.
installPrompt.start();

/** Evaluates what the page is made of in tasks of their own, between which the browser can paint and answer. */
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
  await import(/* webpackMode: "eager" */ './federation/startFederation');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

run().catch((error: unknown) => {
  showStartFailure();
  throw error;
});
