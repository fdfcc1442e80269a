import type { Metadata } from 'next';
import { ConfirmPage } from '@/components/newsletter/confirm-page';
import { getConfirmation } from '@/lib/data/content/newsletter';
import { parseConfirmationResult } from '@/lib/domain/messaging/newsletter';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Confirm your address',
  robots: robotsOf('/newsletter/confirm'),
  // The address holds a token. With no referrer at all the form would have no origin to be known by.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }: PageProps<'/newsletter/confirm'>) {
  const { token, result } = await searchParams;
  const state = parseConfirmationResult(result) ?? (await getConfirmation(token));
  return <ConfirmPage state={state} token={String(token)} />;
}
