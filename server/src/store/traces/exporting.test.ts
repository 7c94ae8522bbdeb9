import { afterEach, expect, it } from '@jest/globals';
import { pino } from 'pino';

import { startExporting } from './exporting';
import type { TraceSettings } from './settings';
import { beginRequest, readTraceParent } from './spans';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
let end = async () => undefined as void;
afterEach(() => end());

/** Whether a request is recorded, without a caller and with one whose trace is recorded. */
function recordedBy(sampler: TraceSettings['sampler'], ratio = 1) {
  const settings = { url: 'http://127.0.0.1:9/v1/traces', headers: {}, serviceName: 'test' };
  const batch = { delayMs: 5_000, mostWaiting: 2_048 };
  const logger = pino({ level: 'silent' });
  end = startExporting({ ...settings, ...batch, sampler, ratio }, { role: 'all', logger });
  const caller = readTraceParent(`00-${traceId}-00f067aa0ba902b7-01`);
  return [null, caller].map((parent) => beginRequest(traceId, parent, {}).isRecording());
}

it.each<[TraceSettings['sampler'], number, boolean, boolean]>([
  ['always_on', 1, true, true],
  ['always_off', 1, false, false],
  ['traceidratio', 1, true, true],
  ['traceidratio', 0, false, false],
  ['parentbased_always_on', 1, true, true],
  ['parentbased_always_off', 1, false, true],
  ['parentbased_traceidratio', 0, false, true],
  ['parentbased_traceidratio', 1, true, true],
])(
  '%s with %d records a request of its own: %s, and a caller’s: %s',
  (sampler, ratio, ...recorded) => {
    expect(recordedBy(sampler, ratio)).toEqual(recorded);
  },
);
