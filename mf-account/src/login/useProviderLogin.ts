import { useCall, type ApiError } from '@scoreline/shared-lib/api';
import { useBrand } from '@scoreline/shared-lib/brand';
import { useState } from 'react';

import { askProvider, type Ticket } from './askProvider';
import type { Provider } from './ProviderMark';
import { useFinishLogin } from './useFinishLogin';
import { withInvite } from './withInvite';

/** Sign-in by a provider: `start` from its button, `redeem` with a ticket from the address. */
export function useProviderLogin() {
  const brand = useBrand();
  const { call, busy, error } = useCall('patron/frontend/ciphered/register-login');
  const { welcome, askSecondStep, instead } = useFinishLogin();
  const [asking, setAsking] = useState<Provider | null>(null);
  const [refused, setRefused] = useState(false);

  const redeem = async ({ provider, ticket }: Ticket) => {
    setRefused(ticket === undefined);
    if (ticket === undefined) return;
    const answer = await call(withInvite({ type: provider, token: ticket }));
    if (answer.data) welcome(answer.data);
    else askSecondStep(answer.error);
  };
  const start = async (provider: Provider) => {
    setRefused(false);
    setAsking(provider);
    const ticket = await askProvider(brand, provider);
    setAsking(null);
    if (ticket) await redeem(ticket);
  };
  const failure: ApiError | null = refused
    ? { kind: 'business', bizCode: 12005, message: '' }
    : error;
  return { start, redeem, welcome, instead, busy: busy || asking !== null, error: failure };
}
