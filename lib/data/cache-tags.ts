/** Every tag of cached reads, so that a change of data can name the pages it touches. */
export const cacheTags = {
  cabins: 'cabins',
  cabin: (slug: string) => `cabin:${slug}`,
  posts: 'posts',
};
