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
        savePost: actions.savePost.bind(null, id),
        publishPost: actions.publishPost.bind(null, id),
        schedulePost: actions.schedulePost.bind(null, id),
        unpublishPost: actions.unpublishPost.bind(null, id),
        deletePost: actions.deletePost.bind(null, id),
        sharePost: actions.sharePost.bind(null, id),
        unsharePost: actions.unsharePost.bind(null, id),
        freeSlug: actions.freeSlug.bind(null, id),
        startUpload: actions.startUpload,
        finishUpload: actions.finishUpload,
      }}
    />
  );
}
