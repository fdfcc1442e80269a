import { testPaymentsWarning } from '@/lib/domain/test-payments-warning';

const PUBLIC = {
  isProduction: true,
  siteUrl: 'https://www.example.com',
  paymentProvider: 'test',
} as const;

test('a public site without a real provider is warned about', () => {
  expect(testPaymentsWarning(PUBLIC)).toMatch(/no money moves/);
});

test.each([
  { isProduction: false },
  { paymentProvider: 'stripe' as const },
  { siteUrl: 'http://localhost:3000' },
  { siteUrl: 'http://127.0.0.1:3100' },
  { siteUrl: 'http://[::1]:3000' },
  { siteUrl: 'http://cabins.local' },
])('%j is as it should be', (change) => {
  expect(testPaymentsWarning({ ...PUBLIC, ...change })).toBeNull();
});
