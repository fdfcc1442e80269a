import { paths } from './paths';

/** Where a guide is: its slug is that of its page, `visitor-guide` or `events`, or of its area. */
export const guidePath = (slug: string) =>
  [paths.visitorGuide, paths.events].find((path) => path === `/${slug}`) ?? paths.area(slug);
