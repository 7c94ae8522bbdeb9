import type { FastifyInstance } from 'fastify';

import { accessTokenOf, deviceIdOf } from '../../wire/gateway/request/headers';
import { authenticate, type SessionStore } from './sessions';

/** `GET /sports-query/user-device/check`: whether the access token belongs to a member at this device. */
export function serveDeviceCheck(app: FastifyInstance, store: Pick<SessionStore, 'db' | 'now'>) {
  app.get('/sports-query/user-device/check', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const [token, deviceId] = [accessTokenOf(headers), deviceIdOf(headers)];
    const session = token && deviceId ? await authenticate(store, token, deviceId) : null;
    return { result: session !== null };
  });
}
