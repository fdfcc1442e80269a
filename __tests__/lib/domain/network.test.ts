/** @jest-environment node */
import { networkOf, networksOf } from '@/lib/domain/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', null, '203.0.113.0/24'],
  ['::ffff:203.0.113.7', null, '203.0.113.0/24'],
  ['unknown', null, 'unknown'],
  ['2001:db8:1:2ff:3::6', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:3ab:3::6', '2001:db8:1:300::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
])('%s is in the site %s and the wide network %s', (address, site, wide) => {
  expect(networksOf(address)).toEqual({ own: networkOf(address), site, wide });
});
