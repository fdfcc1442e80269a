const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 80;

/** Whether a text can be a slug, by the same rule as the tables' checks. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG && SLUG.test(text);
}

/** The items with these slugs in the order of the slugs, without duplicates; unknown slugs are skipped. */
export function pickBySlug<T extends { slug: string }>(
  all: readonly T[],
  slugs: readonly string[],
): T[] {
  return [...new Set(slugs)].flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
}
