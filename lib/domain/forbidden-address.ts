// SSRF protection: private, loopback, link-local and other addresses that are not the public internet.

type Block = readonly [base: string, bits: number];

const FORBIDDEN_V4: readonly Block[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

// Of 2000::/3, all that is given out. Tunnels (6to4, Teredo) lead to an IPv4 address of the sender's choice.
const FORBIDDEN_V6: readonly Block[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
const PUBLIC_V6: Block = ['2000::', 3];

function parseV4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return null;
  if (parts.some((part) => Number(part) > 255)) return null;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

const parseGroups = (text: string): string[] | null => {
  const groups = text === '' ? [] : text.split(':');
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
};

function parseV6(text: string): bigint | null {
  const halves = text.split('::');
  const [head, tail] = [parseGroups(halves[0] ?? ''), parseGroups(halves[1] ?? '')];
  if (!head || !tail || halves.length > 2) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

const isIn = (address: bigint, [base, bits]: Block, parse: typeof parseV4, size: number) => {
  const shift = BigInt(size - bits);
  return address >> shift === (parse(base) ?? 0n) >> shift;
};

/** True for everything but a plain address of the public internet; for what is no address, too. */
export function isForbiddenAddress(text: string): boolean {
  const v4 = parseV4(text);
  if (v4 !== null) return FORBIDDEN_V4.some((block) => isIn(v4, block, parseV4, 32));
  const v6 = parseV6(text);
  if (v6 === null || !isIn(v6, PUBLIC_V6, parseV6, 128)) return true;
  return FORBIDDEN_V6.some((block) => isIn(v6, block, parseV6, 128));
}
