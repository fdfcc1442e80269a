import { PostsView } from '@/components/host/posts/posts-view';
import { listHostPosts } from '@/lib/data/host/posts/posts';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';
import { postSearchSchema } from '@/lib/schemas/host/posts';

export const metadata = { title: 'Journal', robots: robotsOf('/host/posts') };

const PATH = '/host/posts';

export default async function PostsPage({ searchParams }: PageProps<'/host/posts'>) {
  await requireStaff(PATH, 'edits_shop');
  const search = postSearchSchema.parse(await searchParams);
  return <PostsView list={requireRead(await listHostPosts(search), PATH)} search={search} />;
}
