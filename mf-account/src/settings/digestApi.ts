import { api, operation } from '@scoreline/shared-lib/api';
import type { DigestChoice, OperationRequest } from '@scoreline/shared-lib/contract';

type Wish = OperationRequest<'patron/frontend/digest/set'>;

/** How the member gets the morning's digest. */
export const digestApi = api.injectEndpoints({
  endpoints: (build) => ({
    digestChoice: build.query<DigestChoice, object>({
      ...operation('patron/frontend/digest/get'),
      keepUnusedDataFor: 0,
    }),
    chooseDigest: build.mutation<DigestChoice, Wish>(operation('patron/frontend/digest/set')),
  }),
});

export const { useDigestChoiceQuery, useChooseDigestMutation } = digestApi;
