const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/** The address of an entry of X-Forwarded-For, to which some gateways add the port of the connection. */
export function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

type Hops = {
  /** The header X-Forwarded-For: each proxy appends its peer, so what the visitor sent comes first. */
  forwarded: string | undefined;
  /** Who opened the connection. */
  peer: string | undefined;
  /** How many proxies stand before the site. */
  proxies: number;
};

/** The client IP: the hop before the trusted proxies. */
export function believedAddress({ forwarded, peer, proxies }: Hops): string | undefined {
  const named = (forwarded ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const hops = [...named, peer ?? ''].filter((address) => address !== '');
  return hops[Math.max(0, hops.length - 1 - proxies)];
}
