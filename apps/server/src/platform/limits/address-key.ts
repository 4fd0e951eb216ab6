import { isIPv4, isIPv6 } from 'node:net';

/**
 * What an address is counted by. One customer of IPv6 holds a whole /64 and could take a new address for every guess,
 * so the first four groups stand for all of them; an IPv4 address written as IPv6 is still that IPv4 address.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const filled = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** All but the last number of an IPv4 address, the first three groups of an IPv6 one. */
export function addressNetwork(address: string): string {
  const key = addressKey(address);
  return isIPv4(key) ? key.replace(/[0-9]+$/, 'x') : `${key.split(':').slice(0, 3).join(':')}::`;
}

function groupsOf(text: string): string[] {
  // A dotted tail stands for two groups; it can only be among the last four, which are not looked at.
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
