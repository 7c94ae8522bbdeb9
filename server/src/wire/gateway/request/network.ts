import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%', 1);
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}

function blockOf(address: string, ipv4Bytes: number, ipv6Groups: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, ipv6Groups).join(':')}::`;
  return plain.split('.').slice(0, ipv4Bytes).join('.');
}

/** One subscriber of a network: an IPv4 address, or an IPv6 /64, the minimum for a line. */
export const blockOfAddress = (address: string): string => blockOf(address, 4, 4);

/** The network around an address, which one person may control: an IPv4 /24, an IPv6 /48. */
export const networkOf = (address: string): string => blockOf(address, 3, 3);
