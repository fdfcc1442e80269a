/** A sitemap may hold 50,000 addresses and 50 MB; with their pictures so many stay far below both. */
export const CABINS_PER_SITEMAP = 10_000;

const NAME = /^cabins(?:([2-9]|[1-9]\d{1,3}))?$/;

/** The names of the sitemaps of so many cabins: cabins, cabins2, cabins3 … */
export function cabinSitemaps(count: number): string[] {
  const length = Math.max(1, Math.ceil(count / CABINS_PER_SITEMAP));
  return Array.from({ length }, (_, n) => (n === 0 ? 'cabins' : `cabins${n + 1}`));
}

/** Which of them a name means, the first being 0; null for none. */
export function cabinSitemapOf(name: string): number | null {
  const match = NAME.exec(name);
  return match ? Number(match[1] ?? 1) - 1 : null;
}
