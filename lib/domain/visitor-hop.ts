/**
 * Addresses that are no visitor's on the open internet: whoever connects from one is a proxy beside the site.
 * RFC 1918, loopback, link-local, and the range that hosting platforms route inside (RFC 6598).
 */
const INSIDE = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^::1$/,
  /^f[cd][0-9a-f]{2}:/i,
  /^fe[89ab][0-9a-f]:/i,
];

const isInside = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return INSIDE.some((range) => range.test(plain));
};

type Hops = {
  /** The header X-Forwarded-For: each proxy adds the address it was called from, so the visitor's own words come first. */
  forwarded: string | undefined;
  /** Who opened the connection. */
  peer: string | undefined;
  /** How many proxies stand before the site; null: one if the connection comes from beside the site, else none. */
  proxies: number | null;
};

/** The address to believe: as far back as the proxies that are known can vouch for. */
export function believedAddress({ forwarded, peer, proxies }: Hops): string | undefined {
  const named = (forwarded ?? '').split(',').map((address) => address.trim());
  const hops = [...named, peer ?? ''].filter((address) => address !== '');
  const trusted = proxies ?? (peer === undefined || isInside(peer) ? 1 : 0);
  return hops[Math.max(0, hops.length - 1 - trusted)];
}
