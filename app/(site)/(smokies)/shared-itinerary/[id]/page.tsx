import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { ItineraryPage } from '@/components/trip/itinerary-page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { readItinerary } from '@/lib/data/search/itineraries';
import { serverEnv } from '@/lib/env/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = {
  title: 'A shared plan',
  description: 'Days and cabins in the Smokies, shared with a group.',
  robots: robotsOf('/shared-itinerary/[id]'),
  // Whoever knows the address can open the page.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params }: Props) {
  const { id } = await params;
  if (!(await isWithinLimit({ headers: await headers() }, 'itinerary'))) return <TooManyRequests />;
  const itinerary = await readItinerary(id, new Date());
  if (!itinerary) notFound();
  const url = new URL(paths.sharedItinerary(id), serverEnv.SITE_URL).href;
  return <ItineraryPage itinerary={itinerary} url={url} mapStyleUrl={serverEnv.MAP_STYLE_URL} />;
}
