import { permanentRedirect } from 'next/navigation';
import * as actions from '../actions';
import { PostEditor } from '@/components/host/posts/post-editor';
import { getHostPost } from '@/lib/data/host/posts/posts';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PAGE = '/host/posts/[slug]';
export const metadata = consoleMetadata(PAGE);

export default async function PostPage({ params }: PageProps<'/host/posts/[slug]'>) {
  const { slug } = await params;
  const path = `/host/posts/${encodeURIComponent(slug)}`;
  await requireStaff(PAGE, path);
  const post = requireRead(await getHostPost(slug), path);
  if (post.facts.slug !== slug) permanentRedirect(`/host/posts/${post.facts.slug}`);
  const { id } = post;
  return (
    <PostEditor
      key={id}
      post={post}
      actions={{
        save: actions.save.bind(null, id),
        publish: actions.publish.bind(null, id),
        schedule: actions.schedule.bind(null, id),
        unpublish: actions.unpublish.bind(null, id),
        remove: actions.remove.bind(null, id),
        share: actions.share.bind(null, id),
        unshare: actions.unshare.bind(null, id),
        freeSlug: actions.freeSlug.bind(null, id),
        start: actions.start,
        finish: actions.finish,
      }}
    />
  );
}
