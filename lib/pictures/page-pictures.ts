/** The picture of an area's page, card and preview. */
export const areaPicture = (slug: string): string => `/images/areas/${slug}.webp`;

/** The picture of a category list and its preview. */
export const categoryPicture = (filter: string): string => `/images/categories/${filter}.webp`;
