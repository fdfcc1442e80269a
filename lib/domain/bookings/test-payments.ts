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
  // A host name without a dot is on the local network.
  /^[^.:[\]]+$/,
];
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
// Names such as 10.example.com only look like an IP address.
const NUMBERED = 7;

/** Whether a URL is publicly reachable, so neither this machine nor a private network. */
export function isPublicAddress(url: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const ranges = IPV4.test(host) ? PRIVATE_HOSTS.slice(0, NUMBERED) : PRIVATE_HOSTS.slice(NUMBERED);
  return !ranges.some((range) => range.test(host));
}

/**
 * Whether test payments are refused, because anybody could book for free on a public site. `addresses` are the URLs of
 * the site and, where they differ, of the functions.
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
