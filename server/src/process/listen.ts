import type { buildApp } from '../app';
import type { Config } from '../config';

type App = Awaited<ReturnType<typeof buildApp>>;

/** Calls under way at the stop have this long. */
const callsMs = 2_000;

/** Calls under way are finished; who has not sent a whole request by then is cut off. */
export async function closeHttp(app: App): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), callsMs);
  await app.close();
  clearTimeout(late);
}

/**
 * @param prefix of the settings that name port and host
 * @throws with what to do where the port is taken or the host is another machine's
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
