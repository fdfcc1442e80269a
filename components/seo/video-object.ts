import type { VideoObject } from 'schema-dts';
import { isoDuration, type Tour } from '@/lib/domain/catalog/tour';
import { paths } from '@/lib/http/paths';

export function videoObject(tour: Tour, origin: string): VideoObject {
  const page = `${origin}${paths.tour(tour.cabin.slug)}`;
  const absolute = (url: string) => new URL(url, origin).href;
  return {
    '@type': 'VideoObject',
    name: `Video tour of ${tour.cabin.title}`,
    description: tour.cabin.shortDesc,
    thumbnailUrl: absolute(tour.posterUrl),
    uploadDate: `${tour.uploadedOn}T12:00:00Z`,
    duration: isoDuration(tour.durationSeconds),
    contentUrl: absolute(tour.videoUrl),
    transcript: tour.transcript.join(' '),
    hasPart: tour.chapters.map(({ seconds, title }, index) => ({
      '@type': 'Clip',
      name: title,
      startOffset: seconds,
      endOffset: tour.chapters[index + 1]?.seconds ?? tour.durationSeconds,
      url: `${page}#t=${seconds}`,
    })),
  };
}
