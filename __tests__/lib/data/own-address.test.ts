/** @jest-environment node */
import { toSitePath } from '@/lib/data/to-site-path';
import { serverEnv } from '@/lib/env/server';

jest.mock('@/lib/env/server', () => ({ serverEnv: { SITE_URL: 'http://localhost:3000' } }));

const own = serverEnv.SITE_URL;

test.each([
  [`${own}/pay/cs_test_1?outcome=declined#top`, '/pay/cs_test_1?outcome=declined#top'],
  [own, '/'],
  ['/pay/cs_test_1', '/pay/cs_test_1'],
  [
    'https://checkout.stripe.com/c/pay/cs_live_1#fid',
    'https://checkout.stripe.com/c/pay/cs_live_1#fid',
  ],
  ['http://localhost.evil.example:3000/pay/1', 'http://localhost.evil.example:3000/pay/1'],
  [own.replace('http:', 'https:') + '/pay/1', own.replace('http:', 'https:') + '/pay/1'],
])('%s is told as %s', (address, told) => {
  expect(toSitePath(address)).toBe(told);
});
