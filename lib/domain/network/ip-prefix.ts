import ipaddr from 'ipaddr.js';

/** Null for anything but an IP address. An IPv4-mapped IPv6 address becomes that IPv4 address. */
const parse = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : null);

const prefixOf = (parts: readonly number[], bits: number) =>
  `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;

/**
 * The rate limit key of a client IP: the IPv4 address, or the /64 of an IPv6 address, because one visitor may use all
 * of it. Anything else is its own key.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed.parts.slice(0, 4), 64) : parsed.toString();
}

/** Prefixes of an address. `site`: the most one household or company gets; `wide`: a range that is cheap to rent. */
type Networks = { own: string; site: string | null; wide: string };

/** IPv6: the /64, the /56 and the /48. IPv4: the address and its /24. */
export function networksOf(address: string): Networks {
  const own = networkOf(address);
  const parsed = parse(address);
  if (!parsed) return { own, site: null, wide: own };
  if (parsed instanceof ipaddr.IPv4) {
    return { own, site: null, wide: `${parsed.octets.slice(0, 3).join('.')}.0/24` };
  }
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return { own, site: prefixOf([a, b, c, d & 0xff00], 56), wide: prefixOf([a, b, c], 48) };
}
