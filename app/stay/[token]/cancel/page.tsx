import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { CancelPage } from '@/components/stay/cancel-page';
import { TooManyRequests } from '@/components/stay/too-many';
import { readGuestStay } from '@/lib/data/guest-stay';
import { isCancellable, phaseOf } from '@/lib/domain/guest-stay';
import { parseCancelProblem } from '@/lib/domain/stay-notice';
import { isWithinLimit } from '@/lib/http/limit-visitor';
import { paths } from '@/lib/paths';
import { robotsOf } from '@/lib/routes';

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const metadata: Metadata = {
  title: 'Cancel your booking',
  robots: robotsOf('/stay/[token]/cancel'),
  // As on the page it belongs to.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: Props) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'stay-read'))) return <TooManyRequests />;
  const stay = await readGuestStay(token);
  if (!stay) notFound();
  const now = new Date();
  if (!isCancellable(phaseOf(stay, now))) redirect(paths.guestStay(token));
  return <CancelPage stay={stay} problem={parseCancelProblem(problem)} now={now} />;
}
