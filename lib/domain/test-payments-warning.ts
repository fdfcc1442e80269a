const LOCAL_HOST =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(?:local|localhost|test|invalid))$/;

/** What must be said loudly where guests of a public site would pay nothing; null where that is as it should be. */
export function testPaymentsWarning(site: {
  isProduction: boolean;
  siteUrl: string;
  paymentProvider: 'test' | 'stripe';
}): string | null {
  const { isProduction, siteUrl, paymentProvider } = site;
  const host = /^https?:\/\/(\[[^\]]*\]|[^/:?#]+)/.exec(siteUrl)?.[1] ?? '';
  if (!isProduction || paymentProvider !== 'test' || LOCAL_HOST.test(host)) return null;
  return 'PAYMENT_PROVIDER is test on a public address: bookings are confirmed and no money moves';
}
