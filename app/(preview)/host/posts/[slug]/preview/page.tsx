import { draw } from './actions';
import { DraftPost } from '@/app/(preview)/draft-post';
import { PostPreview } from '@/components/host/posts/post-preview';
import { getHostPost } from '@/lib/data/host/posts/posts';
import { getPreviewPost } from '@/lib/data/host/posts/preview-post';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PAGE = '/host/posts/[slug]/preview';
export const metadata = consoleMetadata(PAGE);

export default async function PreviewPage({ params }: PageProps<'/host/posts/[slug]/preview'>) {
  const { slug } = await params;
  const editor = `/host/posts/${encodeURIComponent(slug)}`;
  await requireStaff(PAGE, editor);
  const { id } = requireRead(await getHostPost(slug), editor);
  return (
    <PostPreview draw={draw.bind(null, id)}>
      <DraftPost post={requireRead(await getPreviewPost(slug), editor)} />
    </PostPreview>
  );
}
