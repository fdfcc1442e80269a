export type Route = {
  /** `request`: rendered for each request, with a nonce of its own and never cached. `handler`: not a page. */
  rendered: 'static' | 'request' | 'handler';
  /** The URL alone opens somebody's data, so that no other company's script may read it. */
  private: boolean;
  popup: boolean;
  /** The Referrer-Policy header; a page with forms loosens it in its metadata. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** `disallow`: as `noindex`, and robots.txt keeps crawlers out. */
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
  popup: true,
  referrer: 'no-referrer',
  robots: 'noindex',
};
export const CONSOLE: Route = { ...PRIVATE, popup: false };

/**
 * Every route that is not like PUBLIC, by its folder in app/; the pages of the console stand in console-pages.ts, because
 * browsers of the shop load this table. `rendered` holds for the address itself, `private`,
 * `popup` and `referrer` for those below it too. What cannot read this table (the matcher of middleware.ts, nginx.conf)
 * is compared with it by tests, which print the line to write.
 */
export const ROUTES = {
  '/booking': { ...PUBLIC, rendered: 'request', popup: false, robots: 'disallow' },
  '/booking-success': { ...PRIVATE, popup: false, robots: 'disallow' },
  '/cabins/[slug]/dated': { ...PUBLIC, rendered: 'request' },
  '/cabins/results': { ...PUBLIC, rendered: 'request' },
  '/calendar/[file]': { ...PRIVATE, rendered: 'handler' },
  '/calendar/tasks/[file]': { ...PRIVATE, rendered: 'handler' },
  '/dev/outbox': PRIVATE,
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
  '/newsletter': { ...PRIVATE, popup: false, robots: 'noindex, follow' },
  '/newsletter/confirm': { ...PRIVATE, popup: false },
  '/newsletter/unsubscribe': { ...PRIVATE, popup: false },
  '/pay/[session]': { ...PRIVATE, popup: false, robots: 'disallow' },
  '/payment-success': { ...PRIVATE, popup: false, robots: 'disallow' },
  '/preview/[token]': { ...PRIVATE, popup: false },
  '/review/[token]': { ...PRIVATE, popup: false },
  '/saved': { ...PUBLIC, robots: 'noindex, follow' },
  '/shared-itinerary/[id]': PRIVATE,
  '/stay/[token]': PRIVATE,
  '/stay/[token]/cancel': PRIVATE,
  '/t/[token]': { ...PRIVATE, rendered: 'handler', robots: 'disallow' },
} as const satisfies Record<string, Route>;

/** A regular expression of the addresses of a route. */
export const toPattern = (path: string): string =>
  path.replace('[...path]', '.+').replaceAll(/\[\w+\]/g, '[^/]+');

/** The addresses of the routes for which this holds: a regular expression, without the slash at the beginning. */
export const addressPattern = (
  holds: (route: Route) => boolean,
  routes: Readonly<Record<string, Route>> = ROUTES,
): string =>
  Object.entries(routes)
    .filter(([, route]) => holds(route))
    .map(([path]) => toPattern(path.slice(1)))
    .join('|');

/** Matches these addresses and everything below them. */
export const atOrBelow = (holds: (route: Route) => boolean): RegExp =>
  new RegExp(`^/(?:${addressPattern(holds)})(?:/|$)`, 'i');

/** For the metadata of a page that search engines leave out. */
export const robotsOf = (path: keyof typeof ROUTES) => ({
  index: false,
  follow: ROUTES[path].robots === 'noindex, follow',
});

// On public pages: a held booking, and what a texted link brings back.
const SECRET_KEYS = ['held', 'link'];
const PRIVATE_PAGES = atOrBelow((route) => route.private);

/** Whether the URL itself opens somebody's data, so that no other company's script may read it. */
export function isPrivateAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (PRIVATE_PAGES.test(pathname)) return true;
  const query = new URLSearchParams(search);
  return SECRET_KEYS.some((key) => query.has(key));
}
