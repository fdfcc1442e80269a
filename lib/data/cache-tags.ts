/** Every tag of cached reads, so that a change of data can name the pages it touches. */
export const cacheTags = {
  cabins: 'cabins',
  cabin: (slug: string) => `cabin:${slug}`,
  posts: 'posts',
};

/** The tags of pages that show something of a table; of an unnamed one, all. */
export const tagsOfTable = (table: string | undefined): string[] => {
  if (table === undefined) return [cacheTags.cabins, cacheTags.posts];
  return [table === 'posts' ? cacheTags.posts : cacheTags.cabins];
};
