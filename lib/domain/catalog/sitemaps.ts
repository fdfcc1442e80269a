/** A sitemap may hold 50,000 URLs and 50 MB; this many with their pictures stay far below both. */
export const CABINS_PER_SITEMAP = 10_000;

const NAME = /^cabins(?:([2-9]|[1-9]\d{1,3}))?$/;

/** The names of the sitemaps for this many cabins: cabins, cabins2, cabins3 … */
export function cabinSitemaps(count: number): string[] {
  const length = Math.max(1, Math.ceil(count / CABINS_PER_SITEMAP));
  return Array.from({ length }, (_, n) => (n === 0 ? 'cabins' : `cabins${n + 1}`));
}

/** The index of a sitemap by its name, starting at 0; null for another name. */
export function cabinSitemapOf(name: string): number | null {
  const match = NAME.exec(name);
  return match ? Number(match[1] ?? 1) - 1 : null;
}
