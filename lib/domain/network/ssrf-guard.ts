import ipaddr from 'ipaddr.js';

// The rest of IPv6 isn't allocated.
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * SSRF protection: true for anything but a public address. Tunnels (6to4, Teredo) count as forbidden, because they lead
 * to an IPv4 address of the sender's choice.
 */
export function isForbiddenAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text))
    return ipaddr.IPv4.parse(text).range() !== 'unicast';
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return true;
  const address = ipaddr.IPv6.parse(text);
  return !address.match(PUBLIC_V6) || address.range() !== 'unicast';
}
