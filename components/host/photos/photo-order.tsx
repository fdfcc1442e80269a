'use client';

import { useState } from 'react';
import { SortableList } from '@/components/host/form/sortable-list';
import styles from './photos-view.module.css';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { HostPhoto } from '@/lib/schemas/host/photos';

type Props = {
  cabinId: string;
  photos: readonly HostPhoto[];
  order: (cabinId: string, ids: string[]) => Answer;
};

/** Reorders all pictures as thumbnails. Nothing is saved until the host presses the button. */
export function PhotoOrder({ cabinId, photos, order }: Props) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const { isPending, error, run } = useAction();
  if (ids === null) {
    return (
      <Button size="small" variant="secondary" onClick={() => setIds(photos.map(({ id }) => id))}>
        Change the order
      </Button>
    );
  }
  const known = new Map(photos.map((photo, place) => [photo.id, { photo, place }]));
  const items = ids.flatMap((id) => {
    const found = known.get(id);
    if (!found) return [];
    const { photo, place } = found;
    const name = photo.description === '' ? `picture ${place + 1}` : photo.description;
    const content = (
      <Picture
        className={styles.small}
        src={photo.imageUrl}
        alt={name}
        width={120}
        height={80}
        fileWidth={384}
        focus={{ x: photo.focusX, y: photo.focusY }}
      />
    );
    return { id, name, content };
  });
  return (
    <section className="host-card host-form" aria-label="Picture order">
      <p>Drag the pictures by their handles, or move them with the keyboard.</p>
      <SortableList isGrid label="Picture order" items={items} onOrder={setIds} />
      {error && <p role="alert">{error}</p>}
      <div className="host-row">
        <Button
          size="small"
          disabled={isPending}
          onClick={() =>
            run(
              () => order(cabinId, [...ids]),
              () => setIds(null),
            )
          }
        >
          Save the order
        </Button>
        <Button size="small" variant="quiet" disabled={isPending} onClick={() => setIds(null)}>
          Leave it
        </Button>
      </div>
    </section>
  );
}
