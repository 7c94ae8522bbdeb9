import type { Logger } from 'pino';

/** Logs the start and the end of a provider's outage, and none of the attempts between. */
export function createOutageLog(logger: Pick<Logger, 'warn' | 'info'>, provider: string) {
  let since: Date | null = null;
  return {
    failed(error: unknown): void {
      if (since === null) logger.warn({ err: error }, `${provider}: no answer, asking on`);
      since ??= new Date();
    },
    answered(): void {
      if (since !== null) logger.info({ since }, `${provider}: answers again`);
      since = null;
    },
  };
}
