/** The tags of all cached reads; a data change revalidates the pages with its tag. */
export const cacheTags = {
  cabins: 'cabins',
  cabin: (slug: string) => `cabin:${slug}`,
  posts: 'posts',
  settings: 'settings',
  /** Besides `cabins`, the tag of the page that also shows nights and stays. */
  openNights: 'open-nights',
};

/** The tags of pages that show data of a table; all tags for an unknown table. */
export const tagsOfTable = (table: string | undefined): string[] => {
  const { cabins, posts, settings, openNights } = cacheTags;
  if (table === undefined) return [cabins, posts, settings];
  if (table === 'open_nights') return [openNights];
  if (['shop_settings', 'areas', 'consent_wordings'].includes(table)) return [settings];
  return [['posts', 'post_old_slugs'].includes(table) ? posts : cabins];
};
