import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []));
  const missing = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const all = [...before!, ...Array<string>(Math.max(0, missing)).fill('0'), ...after!];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** One customer of a network: an IPv4 address, or the /64 that is the least an IPv6 line is given. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::` : plain;
}
