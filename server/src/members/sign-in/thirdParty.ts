import { BizError } from '../../wire/gateway/bizError';
import type { OperationContext } from '../../wire/gateway/operation';
import type { Provider } from '@scoreline/database/tables/memberTables';
import { browserCookieAt, takeTicket, useIdToken } from './attempts';
import type { Identity } from './identity';
import type { ProviderClient } from './providers';

export interface ThirdParty {
  /** The user of a ticket from our callback, or of a provider's ID token. Throws a `BizError` for anything else. */
  identify(provider: Provider, token: string, context: OperationContext): Promise<Identity>;
}

const isIdToken = (token: string) => token.split('.').length === 3;

/** Identifies users of the configured providers. */
export const createThirdParty = (clients: ReadonlyMap<Provider, ProviderClient>): ThirdParty => ({
  async identify(provider, token, context) {
    const client = clients.get(provider);
    if (!client) throw new BizError('providerNotOffered');
    const identity = isIdToken(token)
      ? await fromIdToken(client, token, context)
      : await takeTicket(context, provider, token, browserOf(context));
    if (!identity) throw new BizError('providerFailed');
    return identity;
  },
});

const browserOf = ({ cookie, origin = '' }: OperationContext) =>
  cookie?.(browserCookieAt(origin)) ?? '';

async function fromIdToken(client: ProviderClient, token: string, context: OperationContext) {
  try {
    const identity = await client.verify(token);
    return (await useIdToken(context, token, identity)) ? identity : null;
  } catch (error) {
    context.logger.info({ err: error }, 'sign-in: an ID token was refused');
    return null;
  }
}
