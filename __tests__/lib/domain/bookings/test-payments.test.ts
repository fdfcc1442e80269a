import { isPublicAddress, refusesTestPayments } from '@/lib/domain/bookings/test-payments';

test.each([
  ['https://www.example.com', true],
  ['https://www.example.com:8443/path', true],
  ['HTTPS://CABINS.EXAMPLE.COM', true],
  ['http://8.8.8.8', true],
  ['http://172.32.0.1', true],
  ['http://172.15.0.1', true],
  ['http://100.128.0.1', true],
  ['http://10.example.com', true],
  ['http://[2001:db8::1]:3000', true],
  ['https://abc.supabase.co', true],
  ['http://localhost.example.com', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3100', false],
  ['http://[::1]:3000', false],
  ['http://10.0.0.7:3000', false],
  ['http://172.16.0.1', false],
  ['http://172.31.255.1', false],
  ['http://192.168.1.20:4000', false],
  ['http://169.254.1.1', false],
  ['http://100.64.0.1', false],
  ['http://0.0.0.0:3000', false],
  ['http://[fd00::1]', false],
  ['http://[fe80::1]:3000', false],
  ['http://cabins.local', false],
  ['http://cabins.localhost', false],
  ['https://cabins.example', false],
  ['http://kong:8000', false],
])('%s is public: %s', (url, isPublic) => {
  expect(isPublicAddress(url)).toBe(isPublic);
});

const PUBLIC = {
  isProduction: true,
  addresses: ['https://www.example.com'],
  paymentProvider: 'test',
} as const;

test.each([
  [{}, true],
  [{ addresses: ['http://localhost:3000', 'https://abc.supabase.co'] }, true],
  [{ addresses: ['http://localhost:3000', 'http://127.0.0.1:54321'] }, false],
  [{ isProduction: false }, false],
  [{ paymentProvider: 'stripe' as const }, false],
])('%j refuses test payments: %s', (change, refuses) => {
  expect(refusesTestPayments({ ...PUBLIC, ...change })).toBe(refuses);
});
