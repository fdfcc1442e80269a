import Link from 'next/link';
import { addPost } from '../actions';
import { Card } from '@/components/host/shell/card';
import { NewPostForm } from '@/components/host/posts/new-post-form';
import { requireStaff } from '@/lib/data/staff/staff';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/posts/new';
export const metadata = consoleMetadata(PATH);

export default async function NewPostPage() {
  await requireStaff(PATH);
  return (
    <>
      <Link href="/host/posts">The journal</Link>
      <h1>New post</h1>
      <Card heading="The basics" className="host-form">
        <p>It starts as a draft that only your team sees. You can change everything later.</p>
        <NewPostForm add={addPost} />
      </Card>
    </>
  );
}
