import Link from 'next/link';
import { AddPhotoForm } from './add-photo-form';
import { CabinStateBadge } from '@/components/host/cabins/cabin-state';
import { CHECKLIST_COPY, NEEDED_PICTURES } from '@/components/host/copy/cabin-copy';
import { Card } from '@/components/host/shell/card';
import { listUndescribedPhotos } from './list-undescribed-photos';
import { PhotoCard, type PhotoActions } from './photo-card';
import { PhotoOrder } from './photo-order';
import { PhotoTexts } from './photo-texts';
import { PhotoUploads } from './photo-uploads';
import styles from './photos-view.module.css';
import { ROOM_CHOICES } from '@/lib/domain/catalog/rooms';
import { plural } from '@/lib/copy/format';
import type { HostPhotos } from '@/lib/schemas/host/photos';

type Props = { cabin: HostPhotos; actions: PhotoActions };

/** Says how many pictures visitors see, and what to do next. */
function countText({ photos, shownKind }: HostPhotos): string {
  const ofKind = photos.filter(({ kind }) => kind === shownKind);
  const untold = ofKind.filter(({ description }) => description === '').length;
  const shown = ofKind.length - untold;
  const missing = NEEDED_PICTURES - shown;
  return [
    `Visitors see ${shown} ${plural(shown, 'picture', 'pictures')}.`,
    untold > 0 && `${untold} more ${plural(untold, 'needs', 'need')} a description first.`,
    missing > 0 && `${missing} more before it can go live.`,
    ofKind.length < photos.length &&
      `${photos.length - ofKind.length} of the other kind ${plural(photos.length - ofKind.length, 'is', 'are')} hidden because this cabin is shown in ${shownKind}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const countPhotographs = ({ photos }: HostPhotos): number =>
  photos.filter(({ kind, description }) => kind === 'photographs' && description !== '').length;

/** Says what a cabin shown in drawings still needs before guests see its photographs. */
function SwitchNote({ cabin }: { cabin: HostPhotos }) {
  const { slug, missing } = cabin;
  const more = NEEDED_PICTURES - countPhotographs(cabin);
  if (more > 0) {
    return (
      <p>
        Guests see the drawings until there are {NEEDED_PICTURES} photographs with a description.
        You need {more} more.
      </p>
    );
  }
  if (missing.length === 0) {
    return (
      <p>
        Your photographs are ready. Put one of them on the cards to show them all instead of the
        drawings.
      </p>
    );
  }
  return (
    <>
      <p>
        Your photographs are ready, but the shop still has the example shop’s details. Before guests
        see them:
      </p>
      <ul className="host-list">
        {missing.map((item) => (
          <li key={item}>
            <Link href={CHECKLIST_COPY[item].href(slug)}>{CHECKLIST_COPY[item].todo}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PhotosView({ cabin, actions }: Props) {
  const { slug, title, state, photos } = cabin;
  const ids = photos.map(({ id }) => id);
  const batch = listUndescribedPhotos(photos);
  const isDrawn = cabin.shownKind === 'drawings';
  const photographs = countPhotographs(cabin);
  const canSwitch = photographs >= NEEDED_PICTURES && cabin.missing.length === 0;
  return (
    <>
      <Link href={`/host/cabins/${slug}`}>Back to {title}</Link>
      <div className="host-row">
        <h1>Pictures of {title}</h1>
        <CabinStateBadge state={state} />
      </div>
      <p>{countText(cabin)} Guests see them in this order. One is on the cards.</p>
      <Card heading="Add photographs" className="host-form">
        <PhotoUploads cabinId={cabin.id} slug={slug} rooms={ROOM_CHOICES} actions={actions} />
        <details>
          <summary>Add one by address</summary>
          <AddPhotoForm cabinId={cabin.id} rooms={ROOM_CHOICES} add={actions.addPhoto} />
        </details>
      </Card>
      {isDrawn && photos.some(({ kind }) => kind === 'photographs') && (
        <Card heading="From drawings to photographs" className="host-form">
          <SwitchNote cabin={cabin} />
        </Card>
      )}
      <PhotoTexts cabin={cabin} rooms={ROOM_CHOICES} save={actions.savePhotos} />
      {photos.length > 1 && (
        <PhotoOrder cabinId={cabin.id} photos={photos} order={actions.orderPhotos} />
      )}
      {photos.length > 0 && (
        <ol className={styles.list} aria-label="Pictures">
          {photos.map((photo, place) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              place={place}
              ids={ids}
              cabin={cabin}
              readyPhotographs={canSwitch ? photographs : 0}
              rooms={ROOM_CHOICES}
              isInBatch={batch.includes(photo)}
              actions={actions}
            />
          ))}
        </ol>
      )}
    </>
  );
}
