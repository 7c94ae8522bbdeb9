import { expect, it } from '@jest/globals';

import { networkOf, blockOfAddress } from './network';

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
  ['2001:db8:7:40::1', '2001:db8:7:40::', '2001:db8:7::'],
  ['2001:DB8:7:40:ffff:1:2:3', '2001:db8:7:40::', '2001:db8:7::'],
  ['2001:0db8:0007::1', '2001:db8:7:0::', '2001:db8:7::'],
  ['fe80::1%eth0', 'fe80:0:0:0::', 'fe80:0:0::'],
  ['::1', '0:0:0:0::', '0:0:0::'],
])('%s is at %s in %s', (address, place, network) => {
  expect([blockOfAddress(address), networkOf(address)]).toEqual([place, network]);
});
