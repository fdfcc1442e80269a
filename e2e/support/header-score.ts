const HALF_A_YEAR_S = 15_768_000;
const LEAST_FOR_BONUSES = 90;

export type ScoredAnswer = {
  /** Lower-cased names. */ headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  html: string;
};

type Item = { name: string; points: number };

const BROAD = new Set(['*', 'http:', 'https:', 'ftp:']);
const isUnsafe = (source: string) =>
  BROAD.has(source) || source === "'unsafe-inline'" || source === 'data:';

function scorePolicy(policy: string | undefined): number {
  if (!policy) return -25;
  // Two policies arrive joined by a comma; browsers enforce both, so neither may be unsafe.
  const rules = new Map(
    policy.split(/[;,]/).map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) => rules.get(name) ?? rules.get('default-src') ?? ['*'];
  if (sourcesOf('script-src').some(isUnsafe) || sourcesOf('object-src').some((s) => BROAD.has(s))) {
    return -20;
  }
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').some(isUnsafe)) return 0;
  return rules.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const lacks = (flag: RegExp) => cookies.some((cookie) => !flag.test(cookie));
  const isSession = (cookie: string) => /^[^=]*(sess|login|auth)/i.test(cookie);
  if (cookies.some((cookie) => isSession(cookie) && !/;\s*secure/i.test(cookie))) return -40;
  if (cookies.some((cookie) => isSession(cookie) && !/;\s*httponly/i.test(cookie))) return -30;
  if (lacks(/;\s*secure/i)) return -20;
  return lacks(/;\s*samesite=(lax|strict)/i) ? 0 : 5;
}

function scoreTransport(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds < HALF_A_YEAR_S ? -10 : 0;
}

function scoreReferrer(header: string | undefined): number {
  if (!header) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(header);
  return isPrivate ? 5 : -5;
}

function scoreFraming(headers: ScoredAnswer['headers']): number {
  if (/frame-ancestors '(none|self)'/.test(headers['content-security-policy'] ?? '')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

/**
 * The score of MDN's HTTP Observatory by its published table: starts at 100, minus deductions, plus bonuses if it is at
 * least 90 without them. Its rows about TLS are omitted, because the tested server has none.
 */
export function scoreAnswer({ headers, cookies, html }: ScoredAnswer): {
  score: number;
  items: Item[];
} {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(https?:)?\/\//g)].length;
  const items = [
    { name: 'content security policy', points: scorePolicy(headers['content-security-policy']) },
    { name: 'cookies', points: scoreCookies(cookies) },
    {
      name: 'cross-origin sharing',
      points: headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    },
    { name: 'strict transport', points: scoreTransport(headers['strict-transport-security']) },
    { name: 'referrer policy', points: scoreReferrer(headers['referrer-policy']) },
    { name: 'foreign scripts', points: foreign > 0 ? -5 : 0 },
    {
      name: 'content type options',
      points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    { name: 'framing', points: scoreFraming(headers) },
    {
      name: 'cross-origin resources',
      points: /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    },
  ];
  const sum = (wanted: (points: number) => boolean) =>
    items.reduce((total, { points }) => (wanted(points) ? total + points : total), 0);
  const plain = 100 + sum((points) => points < 0);
  const score = plain >= LEAST_FOR_BONUSES ? plain + sum((points) => points > 0) : plain;
  return { score: Math.max(0, score), items };
}
