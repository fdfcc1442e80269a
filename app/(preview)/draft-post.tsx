import { listCabins } from '@/lib/data/cabins/cabins';
import { isYearly, type Post } from '@/lib/domain/catalog/post';
import { serverEnv } from '@/lib/env/server';
import { pickBySlug } from '@/lib/domain/values/slug';
import { EventPage } from '@/components/content/event-page';
import { PostPage } from '@/components/content/post-page';

/** A post as it would be on the site. */
export async function DraftPost({ post }: { post: Post }) {
  if (isYearly(post)) {
    const { MAP_STYLE_URL } = serverEnv;
    return <EventPage event={post} cabins={[]} posts={[]} mapStyleUrl={MAP_STYLE_URL} />;
  }
  return (
    <PostPage
      post={post}
      related={[]}
      cabins={pickBySlug(await listCabins(), post.relatedCabinSlugs)}
    />
  );
}
