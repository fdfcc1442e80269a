import type { PostKind } from '@/lib/domain/catalog/post';
import { paths } from './paths';

/** A guide's slug is that of its page, `visitor-guide`, `events` or `fall`, or of its area. */
const guidePath = (slug: string) =>
  [paths.visitorGuide, paths.events, paths.fall].find((path) => path === `/${slug}`) ??
  paths.area(slug);

const PATHS: Record<PostKind, (slug: string) => string> = {
  article: paths.blogPost,
  event: paths.event,
  guide: guidePath,
};

export const postPathByKind = ({ kind, slug }: { kind: PostKind; slug: string }) =>
  PATHS[kind](slug);
