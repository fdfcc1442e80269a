const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 80;

/** Whether a text can be a slug, as the tables' checks have it; anything else the database may choke on. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG && SLUG.test(text);
}

/** Those named, in the order of the names, each once; a name that nothing has is passed over. */
export function pickBySlug<T extends { slug: string }>(
  all: readonly T[],
  slugs: readonly string[],
): T[] {
  return [...new Set(slugs)].flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
}
