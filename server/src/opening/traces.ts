import type { Opening } from './opening';

/** Without a collector, the tracing packages are not loaded. */
export async function openTraces({ config, logger, closing }: Opening): Promise<void> {
  if (!config.traces) return;
  const { startExporting } = await import('../store/traces/exporting');
  closing.add('traces', startExporting(config.traces, { role: config.role, logger }));
}
