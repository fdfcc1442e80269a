export type Route = {
  /** `request`: rendered per request with its own nonce and never cached. `handler`: not a page. */
  rendered: 'static' | 'request' | 'handler';
  /** The URL alone gives access to somebody's data, so no third-party script may read it. */
  private: boolean;
  popup: boolean;
  /** The Referrer-Policy header; a page with forms loosens it in its metadata. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** `disallow`: like `noindex`, and blocked by robots.txt. */
  robots: 'index' | 'noindex' | 'noindex, follow' | 'disallow';
};

const PUBLIC: Route = {
  rendered: 'static',
  private: false,
  popup: true,
  referrer: 'strict-origin-when-cross-origin',
  robots: 'index',
};
const PRIVATE: Route = {
  rendered: 'request',
  private: true,
  popup: false,
  referrer: 'no-referrer',
  robots: 'noindex',
};
export const CONSOLE: Route = PRIVATE;

/**
 * Every route that differs from PUBLIC, by its folder in app/; guests' browsers load this table, so the console's pages
 * have their own in console-pages.ts. `rendered` applies to the exact path; `private`, `popup` and `referrer` also to the
 * paths below it. Files that can't read this table (the matcher of middleware.ts, nginx.conf) are compared with it by
 * tests, which print the line to write.
 */
export const ROUTES = {
  '/booking': { ...PUBLIC, rendered: 'request', popup: false, robots: 'disallow' },
  '/booking-success': { ...PRIVATE, robots: 'disallow' },
  '/cabins/[slug]/dated': { ...PUBLIC, rendered: 'request' },
  '/cabins/results': { ...PUBLIC, rendered: 'request' },
  '/calendar/[file]': { ...PRIVATE, rendered: 'handler' },
  '/calendar/tasks/[file]': { ...PRIVATE, rendered: 'handler' },
  '/dev/outbox': PRIVATE,
  '/find-booking': { ...PUBLIC, rendered: 'request', popup: false, robots: 'noindex, follow' },
  '/host': CONSOLE,
  '/host/api/calendar': { ...CONSOLE, rendered: 'handler' },
  '/host/api/task-photos/[task]/[photo]': { ...CONSOLE, rendered: 'handler' },
  '/host/api/tasks': { ...CONSOLE, rendered: 'handler' },
  '/host/api/review-photos/[file]': { ...CONSOLE, rendered: 'handler' },
  '/host/api/uploads/[id]': { ...CONSOLE, rendered: 'handler' },
  '/host/api/voices/[slug]/[file]': { ...CONSOLE, rendered: 'handler' },
  '/host/bookings-csv': { ...CONSOLE, rendered: 'handler' },
  '/host/insights-csv': { ...CONSOLE, rendered: 'handler' },
  '/host/money-csv': { ...CONSOLE, rendered: 'handler' },
  '/host/sign-out': { ...CONSOLE, rendered: 'handler' },
  '/host/subscribers-csv': { ...CONSOLE, rendered: 'handler' },
  '/host/statement-pdf': { ...CONSOLE, rendered: 'handler' },
  '/newsletter': { ...PRIVATE, robots: 'noindex, follow' },
  '/newsletter/confirm': PRIVATE,
  '/newsletter/unsubscribe': PRIVATE,
  '/pay/[session]': { ...PRIVATE, robots: 'disallow' },
  '/payment-success': { ...PRIVATE, robots: 'disallow' },
  '/preview/[token]': PRIVATE,
  '/question/[token]': PRIVATE,
  '/quote/[id]': PRIVATE,
  '/review/[token]': PRIVATE,
  '/saved': { ...PUBLIC, robots: 'noindex, follow' },
  '/shared-itinerary/[id]': { ...PRIVATE, popup: true },
  '/stay/[token]': PRIVATE,
  '/stay/[token]/cancel': PRIVATE,
  '/stay/[token]/change': PRIVATE,
  '/t/[token]': { ...PRIVATE, rendered: 'handler', robots: 'disallow' },
} as const satisfies Record<string, Route>;

/** A regular expression for a route's paths. */
export const toPattern = (path: string): string =>
  path.replace('[...path]', '.+').replaceAll(/\[\w+\]/g, '[^/]+');

/** A regular expression, without the leading slash, for the paths of the routes that satisfy the predicate. */
export const pathPattern = (
  holds: (route: Route) => boolean,
  routes: Readonly<Record<string, Route>> = ROUTES,
): string =>
  Object.entries(routes)
    .filter(([, route]) => holds(route))
    .map(([path]) => toPattern(path.slice(1)))
    .join('|');

/** Matches the paths of these routes and everything below them. */
export const atOrBelow = (holds: (route: Route) => boolean): RegExp =>
  new RegExp(`^/(?:${pathPattern(holds)})(?:/|$)`, 'i');

/** The metadata of a page that isn't indexed. */
export const robotsOf = (path: keyof typeof ROUTES) => ({
  index: false,
  follow: ROUTES[path].robots === 'noindex, follow',
});

// Secrets in the query of public pages: a held booking, a texted link, and a quote.
const SECRET_KEYS = ['held', 'link', 'quote'];
const PRIVATE_PAGES = atOrBelow((route) => route.private);

/** Whether the URL alone gives access to somebody's data, so that no third-party script may read it. */
export function isPrivateAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (PRIVATE_PAGES.test(pathname)) return true;
  const query = new URLSearchParams(search);
  return SECRET_KEYS.some((key) => query.has(key));
}
