import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { ReviewPage } from '@/components/reviews/review-page';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { getReviewRequest } from '@/lib/data/reviews/reviews';
import { parseReviewNotice } from '@/lib/domain/reviews/review';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Review your stay',
  robots: robotsOf('/review/[token]'),
  // The address is the key. With no referrer at all the form would have no origin to be known by.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: PageProps<'/review/[token]'>) {
  const [{ token }, { notice }] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'review-read'))) {
    return <TooManyRequests />;
  }
  const request = await getReviewRequest(token, new Date());
  if (!request) notFound();
  return <ReviewPage token={token} request={request} notice={parseReviewNotice(notice)} />;
}
