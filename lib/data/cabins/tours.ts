import 'server-only';
import { cache } from 'react';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { isCabinSlug } from '@/lib/domain/catalog/cabin';
import type { Tour, TourChapter } from '@/lib/domain/catalog/tour';
import { classifyVideo } from '@/lib/domain/catalog/video';
import { serverEnv } from '@/lib/env/server';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { cacheTags } from '@/lib/data/backend/cache-tags';
import { toPicture } from '@/lib/data/files/pictures';

const COLUMNS =
  'poster_url, duration_seconds, uploaded_on, chapters, transcript, cabins!cabin_tours_cabin_id_fkey!inner(slug, title, city, short_desc, hero_image_url, video_tour_url, live)' as const;

const readTours = () =>
  publicClient([cacheTags.cabins]).from('cabin_tours').select(COLUMNS).eq('cabins.live', true);

type Row = NonNullable<Awaited<ReturnType<typeof readTours>>['data']>[number];

function toTour({ cabins: cabin, ...tour }: Row): Tour | null {
  const video = classifyVideo(cabin.video_tour_url ?? '', serverEnv.SITE_URL);
  if (video.kind !== 'file' || !cabin.video_tour_url) return null;
  return {
    cabin: {
      slug: cabin.slug,
      title: cabin.title,
      city: cabin.city,
      shortDesc: cabin.short_desc,
      heroImageUrl: cabin.hero_image_url,
    },
    videoUrl: cabin.video_tour_url,
    posterUrl: toPicture(tour.poster_url),
    durationSeconds: Number(tour.duration_seconds),
    uploadedOn: calendarDate(tour.uploaded_on),
    chapters: tour.chapters as TourChapter[],
    transcript: tour.transcript.split('\n\n').filter(Boolean),
  };
}

/** The films that have their own page: video files of live cabins. */
export async function listTours(): Promise<Tour[]> {
  return expectData(await readTours()).flatMap((row) => toTour(row) ?? []);
}

/** Null for an unknown cabin or one without a video file. */
export const getTour = cache(async (slug: string): Promise<Tour | null> => {
  if (!isCabinSlug(slug)) return null;
  const row = expectData(await readTours().eq('cabins.slug', slug).maybeSingle());
  return row && toTour(row);
});
