/** The address of the picture at the head of an area's page, of its card and of its preview. */
export const areaPicture = (slug: string): string => `/images/areas/${slug}.webp`;

/** The address of the picture at the head of a list by category, and of its preview. */
export const categoryPicture = (filter: string): string => `/images/categories/${filter}.webp`;
