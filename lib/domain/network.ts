const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV4 = /^(\d+\.\d+\.\d+)\.\d+$/;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
}

const plainOf = (address: string) => MAPPED_IPV4.exec(address)?.[1] ?? address;

/**
 * What limits by address count: the address itself, but of IPv6 the /64 network, because one visitor has all
 * addresses in it.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  return plain.includes(':') ? `${groupsOf(plain).join(':')}::/64` : plain;
}

/** The prefixes of an address. `site`: the most one household or company gets; `wide`: what is cheap to rent. */
export type Networks = { own: string; site: string | null; wide: string };

/** IPv6: the /64, the /56 and the /48. IPv4: the address and its /24. */
export function networksOf(address: string): Networks {
  const own = networkOf(address);
  const plain = plainOf(address);
  if (!plain.includes(':')) {
    const prefix = IPV4.exec(plain)?.[1];
    return { own, site: null, wide: prefix ? `${prefix}.0/24` : own };
  }
  const [a = '0', b = '0', c = '0', d = '0'] = groupsOf(plain);
  const site = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return { own, site: `${a}:${b}:${c}:${site}::/56`, wide: `${a}:${b}:${c}::/48` };
}
