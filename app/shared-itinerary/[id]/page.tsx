import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ItineraryPage } from '@/components/itinerary/itinerary-page';
import { readItinerary } from '@/lib/data/itineraries';
import { serverEnv } from '@/lib/env/server';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = {
  title: 'A shared plan',
  description: 'Days and cabins in the Smokies, shared with a group.',
  robots: { index: false, follow: false },
  // The address is the key.
  referrer: 'no-referrer',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params }: Props) {
  const { id } = await params;
  const itinerary = await readItinerary(id, new Date());
  if (!itinerary) notFound();
  const url = new URL(paths.sharedItinerary(id), serverEnv.SITE_URL).href;
  return <ItineraryPage itinerary={itinerary} url={url} />;
}
