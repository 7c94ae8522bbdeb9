import { expect, it } from '@jest/globals';

import { readNatsAddress } from './natsAddress';

const plain = { isEncrypted: false, login: null };

it.each([
  ['nats://nats', { ...plain, servers: ['nats'] }],
  ['nats://a:4222,b:4223/', { ...plain, servers: ['a:4222', 'b:4223'] }],
  ['nats://[::1]:4222', { ...plain, servers: ['[::1]:4222'] }],
  ['tls://engine.example:4222', { ...plain, isEncrypted: true, servers: ['engine.example:4222'] }],
  ['nats://s3cret@a', { ...plain, servers: ['a'], login: { token: 's3cret' } }],
  [
    'nats://me:p%40ss:w@a,b',
    { ...plain, servers: ['a', 'b'], login: { user: 'me', pass: 'p@ss:w' } },
  ],
])('%s', (text, address) => expect(readNatsAddress(text)).toEqual(address));

it.each([
  'redis://a',
  'nats://',
  'nats://a,',
  'nats://a:port',
  'nats://a/stream',
  'nats://%@a',
  'a:4222',
])('%s is no address of NATS', (text) => expect(readNatsAddress(text)).toBeNull());
