import { PostsView } from '@/components/host/posts/posts-view';
import { listHostPosts } from '@/lib/data/host/posts/posts';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';
import { postSearchSchema } from '@/lib/schemas/host/posts';

const PATH = '/host/posts';
export const metadata = consoleMetadata(PATH);

export default async function PostsPage({ searchParams }: PageProps<'/host/posts'>) {
  await requireStaff(PATH);
  const search = postSearchSchema.parse(await searchParams);
  return <PostsView list={requireRead(await listHostPosts(search), PATH)} search={search} />;
}
