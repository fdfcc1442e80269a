import Link from 'next/link';
import { AddPhotoForm } from './add-photo-form';
import { CabinStateBadge } from './cabin-state';
import { NEEDED_PICTURES } from './cabin-copy';
import { Card } from './card';
import { PhotoCard, type PhotoActions } from './photo-card';
import styles from './photos-view.module.css';
import { ROOM_CHOICES } from '@/lib/domain/catalog/room-choices';
import { plural } from '@/lib/format';
import type { HostPhotos } from '@/lib/schemas/host/photos';

type Props = { cabin: HostPhotos; actions: PhotoActions };

function countText(count: number): string {
  const missing = NEEDED_PICTURES - count;
  const told = `${count} ${plural(count, 'picture', 'pictures')}`;
  return missing > 0 ? `${told}; ${missing} more before it can go live.` : `${told}.`;
}

export function PhotosView({ cabin, actions }: Props) {
  const { slug, title, state, photos } = cabin;
  const ids = photos.map(({ id }) => id);
  return (
    <>
      <Link href={`/host/cabins/${slug}`}>Back to {title}</Link>
      <div className="host-row">
        <h1>Pictures of {title}</h1>
        <CabinStateBadge state={state} />
      </div>
      <p>{countText(photos.length)} Guests see them in this order; one is on the cards.</p>
      {photos.length > 0 && (
        <ol className={styles.list} aria-label="Pictures">
          {photos.map((photo, place) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              place={place}
              ids={ids}
              cabinId={cabin.id}
              rooms={ROOM_CHOICES}
              actions={actions}
            />
          ))}
        </ol>
      )}
      <Card heading="Add a picture" className="host-form">
        <AddPhotoForm cabinId={cabin.id} rooms={ROOM_CHOICES} add={actions.add} />
      </Card>
    </>
  );
}
