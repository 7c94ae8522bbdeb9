import { openBrowser } from '../../platform/commands/contract/browser';
import { findLinuxShell } from '../run/service/nativeShell.mjs';
import type { AppHost } from './app';
import { emulationIn } from './emulatedApp';
import { linuxApps } from './linuxApp';
import type { Options } from './options';

/** A program of the apps is missing on this machine. */
export class Missing extends Error {}

/**
 * The apps of the options.
 * @throws `Missing`
 */
export async function openApps({ shell }: Pick<Options, 'shell'>): Promise<AppHost> {
  if (shell === null) return emulationIn(await openBrowser());
  const { driver, missing } = await findLinuxShell();
  if (missing) throw new Missing(missing);
  return linuxApps(driver);
}
