const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/** The address of an entry of X-Forwarded-For, to which some gateways add the port of the connection. */
export function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

type Incoming = {
  /** X-Forwarded-For: each proxy appends its peer, so what the visitor sent comes first. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Who opened the connection. */
  socket: { remoteAddress?: string };
};

/** The client IP: the hop before so many trusted proxies. */
export function resolveClientIp(
  { headers, socket }: Incoming,
  proxies: number,
): string | undefined {
  const forwarded = headers['x-forwarded-for']?.toString() ?? '';
  const named = forwarded.split(',').map((entry) => withoutPort(entry.trim()));
  const hops = [...named, socket.remoteAddress ?? ''].filter((address) => address !== '');
  return hops[Math.max(0, hops.length - 1 - proxies)];
}
