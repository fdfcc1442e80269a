import Link from 'next/link';
import { PageShell } from '@/components/ui/page/page-shell';
import { joinClasses } from '@/components/ui/class-names';
import { ButtonLink } from '@/components/ui/button';
import type { Tour } from '@/lib/domain/catalog/tour';
import { paths } from '@/lib/http/paths';
import { TourPlayer } from './tour-player';

/** In a shorter film, choosing a room would be no quicker than watching. */
const CHAPTERS_FROM_SECONDS = 20;

/** A page for the film alone: search engines show a video only where it is what the page is about. */
export function TourPage({ tour }: { tour: Tour }) {
  const { cabin, videoUrl, posterUrl, durationSeconds, transcript } = tour;
  const chapters = durationSeconds > CHAPTERS_FROM_SECONDS ? tour.chapters : [];
  const heading = `Video tour of ${cabin.title}`;
  return (
    <PageShell>
      <p className="mb-3 eyebrow text-ember-700">
        <Link href={paths.cabin(cabin.slug)} className="hover:underline">
          {`${cabin.title}, ${cabin.city}`}
        </Link>
      </p>
      <h1 className="mb-6 text-title-1 text-spruce-900">{heading}</h1>
      <div
        className={joinClasses(
          'grid gap-x-12 gap-y-10',
          chapters.length === 0 &&
            'laptop:grid-cols-[minmax(0,calc((100dvh-17rem)*16/9))_minmax(18rem,1fr)]',
        )}
      >
        <TourPlayer videoUrl={videoUrl} posterUrl={posterUrl} label={heading} chapters={chapters} />
        <section aria-labelledby="transcript-heading" className="max-w-prose">
          <h2 id="transcript-heading" className="text-title-3 text-spruce-900">
            What you see
          </h2>
          {transcript.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-[1.0625rem] leading-relaxed text-pretty">
              {paragraph}
            </p>
          ))}
          <ButtonLink href={paths.cabin(cabin.slug)} variant="accent" className="mt-6">
            Dates and prices
          </ButtonLink>
        </section>
      </div>
    </PageShell>
  );
}
