const PRIVATE_PAGES =
  /^\/(?:stay|pay|payment-success|booking-success|shared-itinerary|newsletter|t|dev)(?:\/|$)/;
// On public pages: a held booking, and what a texted link brings back.
const SECRET_KEYS = ['held', 'link'];

/** Whether the address itself opens something of somebody's, so that no other company's script may read it. */
export function isPrivateAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  if (PRIVATE_PAGES.test(pathname.toLowerCase())) return true;
  const query = new URLSearchParams(search);
  return SECRET_KEYS.some((key) => query.has(key));
}
