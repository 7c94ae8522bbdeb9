import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';

import { blockOfAddress } from '../../gateway/request/network';
import { clientAddress, type TrustProxy } from './clientAddress';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it.each<[TrustProxy, string, string, string]>([
  [false, '198.51.100.7', '203.0.113.5', '198.51.100.7'],
  [1, '198.51.100.7', '203.0.113.5', '203.0.113.5'],
  [1, '198.51.100.7', '192.0.2.9, 203.0.113.5', '203.0.113.5'],
  [2, '198.51.100.7', '192.0.2.9, 203.0.113.5', '192.0.2.9'],
  ['198.51.100.0/24', '198.51.100.7', '192.0.2.9, 203.0.113.5', '203.0.113.5'],
  ['127.0.0.1, 10.0.0.0/8', '198.51.100.7', '203.0.113.5', '198.51.100.7'],
])('with TRUST_PROXY %s a client of %s for %s is at %s', (trust, remote, forwarded, address) => {
  expect(clientAddress(trust)(request(remote, forwarded))).toBe(address);
});

it('counts an IPv6 line as one, and an IPv4 address however it is written', () => {
  expect(blockOfAddress('2001:db8:0:1::5')).toBe(
    blockOfAddress('2001:0db8::1:aaaa:bbbb:cccc:dddd'),
  );
  expect(blockOfAddress('2001:db8:0:1::5')).not.toBe(blockOfAddress('2001:db8:0:2::5'));
  expect(blockOfAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
