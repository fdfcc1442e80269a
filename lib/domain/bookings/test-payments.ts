const PRIVATE_HOSTS = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^0\.0\.0\.0$/,
  /^\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/,
  /\.(?:local|localhost|test|invalid|example|internal|lan|home\.arpa)$/,
  // A host name without a dot is in the local network.
  /^[^.:[\]]+$/,
];
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
// Names such as 10.example.com only look like an address.
const NUMBERED = 7;

/** Whether an address can be reached from anywhere: neither this machine nor a private network. */
export function isPublicAddress(url: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const ranges = IPV4.test(host) ? PRIVATE_HOSTS.slice(0, NUMBERED) : PRIVATE_HOSTS.slice(NUMBERED);
  return !ranges.some((range) => range.test(host));
}

/**
 * Whether test payments are refused: on a public address anybody could book for free. `addresses`: of the site, and of
 * the functions where they differ.
 */
export function refusesTestPayments(site: {
  isProduction: boolean;
  addresses: readonly string[];
  paymentProvider: 'test' | 'stripe';
}): boolean {
  return (
    site.isProduction && site.paymentProvider === 'test' && site.addresses.some(isPublicAddress)
  );
}

export const TEST_PAYMENTS_WARNING =
  'PAYMENT_PROVIDER is test on a public address: no booking is taken, because no money would move';
