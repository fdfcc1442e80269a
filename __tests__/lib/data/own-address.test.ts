import { toSitePath } from '@/lib/data/backend/to-site-path';
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

test.each(['http://127.0.0.1:3000', 'http://192.168.1.20:3000', own])(
  'who came by %s pays there too, and comes back there',
  (visited) => {
    const page = new URL(toSitePath(`${own}/pay/cs_test_1`), `${visited}/booking?cabin=a`);
    expect(page.href).toBe(`${visited}/pay/cs_test_1`);
    const success = toSitePath(`${own}/payment-success?session_id=cs_test_1`);
    expect(new URL(success, page).origin).toBe(visited);
  },
);
