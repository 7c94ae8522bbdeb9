import { openBrowser } from '../mfe/contract/browser';
import { findLinuxShell } from '../run/service/nativeShell.mjs';
import type { AppHost } from './app';
import { emulationIn } from './emulatedApp';
import { linuxApps } from './linuxApp';
import type { Options } from './options';

/**
 * The apps of the options.
 * @throws if their programs are missing
 */
export async function openApps({ shell }: Pick<Options, 'shell'>): Promise<AppHost> {
  if (shell === null) return emulationIn(await openBrowser());
  const { driver, missing } = await findLinuxShell();
  if (missing) throw new Error(missing);
  return linuxApps(driver);
}
