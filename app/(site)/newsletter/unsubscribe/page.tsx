import type { Metadata } from 'next';
import { UnsubscribePage } from '@/components/newsletter/unsubscribe-page';
import { getSubscription } from '@/lib/data/content/newsletter';
import { parseSubscriptionResult } from '@/lib/domain/messaging/newsletter';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Unsubscribe',
  robots: robotsOf('/newsletter/unsubscribe'),
  // The address holds a token. With no referrer at all the form would have no origin to be known by.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }: PageProps<'/newsletter/unsubscribe'>) {
  const { token, result } = await searchParams;
  const state = await getSubscription(token);
  const hasJustAnswered = parseSubscriptionResult(result) === state;
  return <UnsubscribePage state={state} token={String(token)} hasJustAnswered={hasJustAnswered} />;
}
