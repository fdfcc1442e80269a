import Link from 'next/link';
import { add } from '../actions';
import { Card } from '@/components/host/shell/card';
import { NewPostForm } from '@/components/host/posts/new-post-form';
import { requireStaff } from '@/lib/data/staff/staff';
import { robotsOf } from '@/lib/http/routes';

export const metadata = { title: 'New article or event', robots: robotsOf('/host/posts/new') };

export default async function NewPostPage() {
  await requireStaff('/host/posts/new', 'edits_shop');
  return (
    <>
      <Link href="/host/posts">The journal</Link>
      <h1>New article or event</h1>
      <Card heading="To begin with" className="host-form">
        <p>A draft that only the staff see. Everything can be changed later.</p>
        <NewPostForm add={add} />
      </Card>
    </>
  );
}
