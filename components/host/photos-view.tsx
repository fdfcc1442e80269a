import Link from 'next/link';
import { AddPhotoForm } from './add-photo-form';
import { CabinStateBadge } from './cabin-state';
import { NEEDED_PICTURES } from './cabin-copy';
import { Card } from './card';
import { listUndescribedPhotos } from './list-undescribed-photos';
import { PhotoCard, type PhotoActions } from './photo-card';
import { PhotoOrder } from './photo-order';
import { PhotoTexts } from './photo-texts';
import { PhotoUploads } from './photo-uploads';
import styles from './photos-view.module.css';
import { ROOM_CHOICES } from '@/lib/domain/catalog/rooms';
import { plural } from '@/lib/format';
import type { HostPhotos } from '@/lib/schemas/host/photos';

type Props = { cabin: HostPhotos; actions: PhotoActions };

/** How many visitors see, and what to do next. */
function countText({ photos, shownKind }: HostPhotos): string {
  const ofKind = photos.filter(({ kind }) => kind === shownKind);
  const untold = ofKind.filter(({ description }) => description === '').length;
  const shown = ofKind.length - untold;
  const missing = NEEDED_PICTURES - shown;
  return [
    `${shown} ${plural(shown, 'picture', 'pictures')} that visitors see.`,
    untold > 0 && `${untold} ${plural(untold, 'needs', 'need')} a text first.`,
    missing > 0 && `${missing} more before it can go live.`,
    ofKind.length < photos.length &&
      `${photos.length - ofKind.length} of the other kind ${plural(photos.length - ofKind.length, 'is', 'are')} hidden, because this cabin is shown in ${shownKind}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function PhotosView({ cabin, actions }: Props) {
  const { slug, title, state, photos } = cabin;
  const ids = photos.map(({ id }) => id);
  const batch = listUndescribedPhotos(photos);
  return (
    <>
      <Link href={`/host/cabins/${slug}`}>Back to {title}</Link>
      <div className="host-row">
        <h1>Pictures of {title}</h1>
        <CabinStateBadge state={state} />
      </div>
      <p>{countText(cabin)} Guests see them in this order; one is on the cards.</p>
      <Card heading="Add photographs" className="host-form">
        <PhotoUploads cabinId={cabin.id} slug={slug} rooms={ROOM_CHOICES} actions={actions} />
        <details>
          <summary>Add one by its address</summary>
          <AddPhotoForm cabinId={cabin.id} rooms={ROOM_CHOICES} add={actions.add} />
        </details>
      </Card>
      <PhotoTexts cabin={cabin} rooms={ROOM_CHOICES} save={actions.saveAll} />
      {photos.length > 1 && <PhotoOrder cabinId={cabin.id} photos={photos} order={actions.order} />}
      {photos.length > 0 && (
        <ol className={styles.list} aria-label="Pictures">
          {photos.map((photo, place) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              place={place}
              ids={ids}
              cabin={cabin}
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
