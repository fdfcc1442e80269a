const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/;

/** The IP address of an X-Forwarded-For entry, to which some gateways append the port. */
export function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

type Incoming = {
  /** In X-Forwarded-For each proxy appends its peer, so the visitor's own claims come first. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The connection's peer. */
  socket: { remoteAddress?: string };
};

/** The client IP: the hop before the given number of trusted proxies. */
export function resolveClientIp(
  { headers, socket }: Incoming,
  proxies: number,
): string | undefined {
  const forwarded = headers['x-forwarded-for']?.toString() ?? '';
  const named = forwarded.split(',').map((entry) => withoutPort(entry.trim()));
  const hops = [...named, socket.remoteAddress ?? ''].filter((address) => address !== '');
  return hops[Math.max(0, hops.length - 1 - proxies)];
}
