import { expect, test } from 'vitest';
import { addressKey, addressNetwork } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::5', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['1::2:3:4:203.0.113.7', '1:0:0:2::/64'],
  ['1001:db8::a:b:c:d:e', '1001:db8:0:a::/64'],
  ['::ffff:1.2', '::ffff:1.2'],
])('%s is counted as %s, because one customer of IPv6 has a whole /64 [T-AUTH-3]', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::'],
])('%s is shown to staff as %s, which names no household [TRUST-08]', (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});
