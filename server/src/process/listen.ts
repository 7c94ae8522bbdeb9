import type { buildApp } from '../app';
import type { Config } from '../config';

type App = Awaited<ReturnType<typeof buildApp>>;

/** Time for running calls to finish at a stop. */
const callsMs = 2_000;

/** Finishes running calls; cuts off callers that haven't sent a whole request in time. */
export async function closeHttp(app: App): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), callsMs);
  await app.close();
  clearTimeout(late);
}

/**
 * @param prefix of the settings for port and host
 * @throws with advice if the port is taken or the host belongs to another machine
 */
export async function listen(
  app: App,
  { port, host }: Pick<Config, 'port' | 'host'>,
  prefix: '' | 'OPS_' = '',
) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(
        `${prefix}PORT ${port} is in use by another program: stop it, or set another ${prefix}PORT.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`${prefix}HOST ${host} is no address of this machine.`);
    throw error;
  }
}
