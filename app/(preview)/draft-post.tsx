import { listCabins } from '@/lib/data/cabins/cabins';
import type { Post } from '@/lib/domain/catalog/post';
import { pickBySlug } from '@/lib/domain/values/slug';
import { PostPage } from '@/components/content/post-page';

/** An article or event as it would be on the site. */
export async function DraftPost({ post }: { post: Post }) {
  return (
    <PostPage
      post={post}
      related={[]}
      cabins={pickBySlug(await listCabins(), post.relatedCabinSlugs)}
    />
  );
}
