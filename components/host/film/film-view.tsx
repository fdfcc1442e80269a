import Link from 'next/link';
import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { FilmForm, type SaveFilm } from './film-form';
import type { Answer } from '@/components/host/form/use-action';
import { isFile } from './video-hint';
import { formatParts } from '@/lib/domain/host/film-parts';
import { formatTimecode } from '@/lib/domain/catalog/tour';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { paths } from '@/lib/http/paths';
import type { Film, FilmForm as Fields, HostFilm } from '@/lib/schemas/host/film/film';

type Actions = {
  saveFilm: SaveFilm;
  removeFilm: (cabinId: string, seen: Film) => Answer;
};
type Props = { cabin: HostFilm; today: CalendarDate; actions: Actions };

const toFields = ({ film, pictures }: HostFilm, today: CalendarDate): Fields =>
  film
    ? {
        posterUrl: film.posterUrl,
        length: formatTimecode(film.durationSeconds),
        uploadedOn: film.uploadedOn,
        parts: formatParts(film.chapters),
        transcript: film.transcript,
      }
    : {
        posterUrl: (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.imageUrl ?? '',
        length: '',
        uploadedOn: today,
        parts: '',
        transcript: '',
      };

/** Edits the page of a film in the site's own player: its first picture, chapters, and texts. */
export function FilmView({ cabin, today, actions }: Props) {
  const { id, slug, title, film, videoUrl } = cabin;
  return (
    <>
      <Link href={`/host/cabins/${slug}`}>Back to {title}</Link>
      <h1>Film of {title}</h1>
      {isFile(videoUrl) ? (
        <>
          <p>
            {film
              ? 'The film has its own page, for search engines and for people who can’t see or hear it.'
              : 'Fill these in to give the film its own page, for search engines and for people who can’t see or hear it.'}{' '}
            {film && cabin.live && <a href={paths.tour(slug)}>See it on the site</a>}
          </p>
          <Card heading="Its page" className="host-form">
            <FilmForm
              key={JSON.stringify(film)}
              cabin={cabin}
              start={toFields(cabin, today)}
              save={actions.saveFilm}
            />
            {film && (
              <ConfirmButton
                variant="quiet"
                question="Visitors still see the film with the cabin. This deletes its page and its texts."
                confirm="Take the page away"
                work={actions.removeFilm.bind(null, id, film)}
              >
                Take the page away
              </ConfirmButton>
            )}
          </Card>
        </>
      ) : (
        <p>
          {videoUrl === ''
            ? 'This cabin has no film.'
            : 'The film plays in another site’s player, so it can’t have its own page here.'}{' '}
          It needs a link to a file, such as https://…/film.mp4:{' '}
          <Link href={`/host/cabins/${slug}#video`}>set it under Video</Link>.
        </p>
      )}
    </>
  );
}
