import { api, operation } from '@scoreline/shared-lib/api';
import type { MatchPulses } from '@scoreline/shared-lib/contract';

export type PulseOf = MatchPulses['pulses'][number];

const pulseApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchPulses: build.query<Record<number, PulseOf>, object>({
      ...operation('sports-query/match/pulses'),
      transformResponse: ({ pulses }: MatchPulses) =>
        Object.fromEntries(pulses.map((pulse) => [pulse.eventId, pulse])),
    }),
  }),
});

export const { useMatchPulsesQuery } = pulseApi;
