import { api, operation } from '@scoreline/shared-lib/api';
import type { OperationRequest, OperationResponse } from '@scoreline/shared-lib/contract';

const path = 'sports-query/team/detail';

/** The operation that the page asks first; its answer is in the page already. */
const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    fanZoneTeam: build.query<OperationResponse<typeof path>, OperationRequest<typeof path>>(
      operation(path),
    ),
  }),
});

export const { useFanZoneTeamQuery } = teamApi;
