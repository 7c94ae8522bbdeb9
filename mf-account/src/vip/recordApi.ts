import { api, operation } from '@scoreline/shared-lib/api';
import type { OperationRequest, VipRecord } from '@scoreline/shared-lib/contract';

/** The record of VIP and free tips, the same for everybody. */
export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    tipsRecord: build.query<VipRecord, OperationRequest<'sports-query/tips/record'>>(
      operation('sports-query/tips/record'),
    ),
  }),
});

export const { useTipsRecordQuery } = recordApi;
