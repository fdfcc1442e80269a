/** Every tag of cached reads, so that a change of data can name the pages it touches. */
export const cacheTags = {
  cabins: 'cabins',
  cabin: (slug: string) => `cabin:${slug}`,
  posts: 'posts',
  settings: 'settings',
};

/** The tags of pages that show something of a table; of an unnamed one, all. */
export const tagsOfTable = (table: string | undefined): string[] => {
  const { cabins, posts, settings } = cacheTags;
  if (table === undefined) return [cabins, posts, settings];
  if (['shop_settings', 'areas', 'consent_wordings'].includes(table)) return [settings];
  return [['posts', 'post_old_slugs'].includes(table) ? posts : cabins];
};
