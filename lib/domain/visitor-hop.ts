const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/** The address of an entry of X-Forwarded-For, to which some gateways add the port of the connection. */
export function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

type Hops = {
  /** The header X-Forwarded-For: each proxy adds the address it was called from, so the visitor's own words come first. */
  forwarded: string | undefined;
  /** Who opened the connection. */
  peer: string | undefined;
  /** How many proxies stand before the site. */
  proxies: number;
};

/** The address to believe: as far back as the proxies that are known can vouch for. */
export function believedAddress({ forwarded, peer, proxies }: Hops): string | undefined {
  const named = (forwarded ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const hops = [...named, peer ?? ''].filter((address) => address !== '');
  return hops[Math.max(0, hops.length - 1 - proxies)];
}
