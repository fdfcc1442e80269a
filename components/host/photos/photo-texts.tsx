'use client';

import { Card } from '@/components/host/shell/card';
import { SelectField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { listUndescribedPhotos } from './list-undescribed-photos';
import type { PhotoActions } from './photo-card';
import styles from './photo-texts.module.css';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Picture } from '@/components/ui/picture';
import type { RoomChoice } from '@/lib/domain/catalog/rooms';
import { plural } from '@/lib/copy/format';
import {
  MAX_PHOTO_TEXT,
  photoChangesSchema,
  type HostPhoto,
  type HostPhotos,
  type PhotoChanges,
} from '@/lib/schemas/host/photos';

type Props = {
  cabin: Pick<HostPhotos, 'id' | 'photos'>;
  rooms: readonly RoomChoice[];
  save: PhotoActions['savePhotos'];
};
type Room = HostPhoto['roomType'];

const textOf = (id: string) => `text-${id}`;
const roomOf = (id: string) => `room-${id}`;

/** Returns what was typed for a picture and the value before; null if nothing changed. */
function changeOf(
  { id, description, roomType }: HostPhoto,
  fields: Record<string, string>,
): PhotoChanges[number] | null {
  const text = (fields[textOf(id)] ?? '').trim();
  const room = (fields[roomOf(id)] ?? roomType) as Room;
  const changes = {
    ...(text !== description && text !== '' && { description: text }),
    ...(room !== roomType && { roomType: room }),
  };
  if (Object.keys(changes).length === 0) return null;
  return { id, changes, seen: { description, roomType } };
}

/** A shared form for the descriptions and rooms of all pictures without a description. */
export function PhotoTexts({ cabin: { id: cabinId, photos }, rooms, save }: Props) {
  const undescribed = listUndescribedPhotos(photos);
  const start: Record<string, string> = Object.fromEntries(
    undescribed.flatMap(({ id, roomType }) => [
      [textOf(id), ''],
      [roomOf(id), roomType],
    ]),
  );
  const form = useHostForm({
    id: 'photo-texts',
    schema: photoChangesSchema,
    draft: `photo-texts:${cabinId}`,
    start,
    action: (changes) => save(cabinId, changes),
    done: (_, changes) =>
      `Saved ${changes.length} ${plural(changes.length, 'picture', 'pictures')}.`,
  });
  const changes = undescribed
    .map((photo) => changeOf(photo, form.fields))
    .filter((change) => change !== null);
  if (undescribed.length === 0) return <p role="status">{form.done}</p>;
  return (
    <Card heading="What your new pictures show">
      <p>
        Read aloud to guests who can’t see them: “Queen bed under a quilt, window to the woods”.
        Leave out any you want to write later.
      </p>
      <HostForm
        form={form}
        className="host-form"
        onSubmit={() => {
          if (changes.length > 0) form.send(changes);
        }}
      >
        <ol className={styles.list} aria-label="Pictures without a description">
          {undescribed.map((photo) => (
            <Row
              key={photo.id}
              photo={photo}
              place={photos.indexOf(photo) + 1}
              form={form}
              rooms={rooms}
            />
          ))}
        </ol>
        <div className={styles.save}>
          <SubmitButton form={form} disabled={changes.length === 0}>
            {changes.length === 0
              ? 'Save descriptions and rooms'
              : `Save ${changes.length} ${plural(changes.length, 'picture', 'pictures')}`}
          </SubmitButton>
        </div>
      </HostForm>
    </Card>
  );
}

type Form = ReturnType<typeof useHostForm<Record<string, string>, PhotoChanges, unknown>>;
type RowProps = { photo: HostPhoto; place: number; form: Form; rooms: readonly RoomChoice[] };

function Row({ photo: { id, imageUrl, focusX, focusY }, place, form, rooms }: RowProps) {
  const { value, onChoose, ...room } = form.choice(roomOf(id), `Room of picture ${place}`);
  return (
    <li>
      <Picture
        src={imageUrl}
        alt=""
        width={192}
        height={128}
        fileWidth={384}
        focus={{ x: focusX, y: focusY }}
      />
      <TextField
        {...form.field(textOf(id), `What picture ${place} shows`)}
        maxLength={MAX_PHOTO_TEXT}
        autoComplete="off"
      />
      <SelectField {...room} value={value as Room} options={rooms} onChoose={onChoose} />
    </li>
  );
}
