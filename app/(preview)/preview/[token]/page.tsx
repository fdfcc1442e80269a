import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { headers } from 'next/headers';
import { DraftPost } from '@/app/(preview)/draft-post';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { getSharedPost } from '@/lib/data/content/shared-post';
import { postPath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

export const metadata: Metadata = {
  title: 'A draft',
  // The address is the key.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params }: PageProps<'/preview/[token]'>) {
  const { token } = await params;
  if (!(await isWithinLimit({ headers: await headers() }, 'draft'))) return <TooManyRequests />;
  const shared = await getSharedPost(token, new Date());
  if (!shared) notFound();
  if (shared.isPublic) redirect(postPath(shared.post));
  return (
    <main>
      <p className="bg-dawn-100 px-4 py-3 text-center text-sm text-ink">
        {`A draft from ${shop().name}, just for people with this link. It’s not on the site yet.`}
      </p>
      <DraftPost post={shared.post} />
    </main>
  );
}
