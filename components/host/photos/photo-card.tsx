'use client';

import { charactersText } from '@/components/host/copy/field-copy';
import { arrayMove } from '@dnd-kit/sortable';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import type { AddPhoto } from './add-photo-form';
import { AreaField, CheckOption, SelectField } from '@/components/host/form/fields';
import { toOption } from '@/components/host/copy/option';
import { FocusField } from './focus-field';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import styles from './photos-view.module.css';
import type { Answer } from '@/components/host/form/use-action';
import { FileButton, UploadList } from './photo-uploads';
import { useHostForm } from '@/components/host/form/use-host-form';
import { useUploads, type UploadActions } from './use-uploads';
import { Picture } from '@/components/ui/picture';
import type { RoomChoice } from '@/lib/domain/catalog/rooms';
import {
  MAX_PHOTO_TEXT,
  photoChangeSchema,
  type HostPhoto,
  type HostPhotos,
  type PhotoChange,
  type PhotoChanges,
  type PhotoParts,
} from '@/lib/schemas/host/photos';

export type PhotoActions = {
  addPhoto: AddPhoto;
  savePhoto: (id: string, change: PhotoChange) => Answer;
  savePhotos: (cabinId: string, changes: PhotoChanges) => Answer;
  orderPhotos: (cabinId: string, ids: string[]) => Answer;
  chooseCover: (id: string) => Answer;
  removePhoto: (id: string) => Answer;
} & UploadActions;
type Props = {
  photo: HostPhoto;
  /** Zero-based. */
  place: number;
  ids: readonly string[];
  cabin: Pick<HostPhotos, 'id' | 'slug' | 'shownKind' | 'photos'>;
  /** How many photographs have a text; 0 while they can't replace the drawings. */
  readyPhotographs: number;
  rooms: readonly RoomChoice[];
  /** Whether the shared form asks for its description. */
  isInBatch: boolean;
  actions: PhotoActions;
};

const HIDDEN_BECAUSE = {
  drawings: 'This is a drawing, and guests see this cabin in photographs.',
  photographs: 'This is a photograph, and guests see this cabin in drawings.',
} as const;

/** Returns why visitors can't see the picture, or null if they can. */
function hiddenBecause({ kind, description }: HostPhoto, shownKind: HostPhoto['kind']) {
  if (description === '') return 'It needs a description before visitors see it.';
  return kind === shownKind ? null : HIDDEN_BECAUSE[kind];
}

export function PhotoCard({
  photo,
  place,
  ids,
  cabin,
  readyPhotographs,
  rooms,
  isInBatch,
  actions,
}: Props) {
  const { id, imageUrl, description, roomType, focusX, focusY, isCover } = photo;
  const hidden = hiddenBecause(photo, cabin.shownKind);
  const name = `picture ${place + 1}`;
  const move = (to: number) => () => actions.orderPhotos(cabin.id, arrayMove([...ids], place, to));
  return (
    <li>
      <div className={styles.frame}>
        <Picture
          src={imageUrl}
          alt={description}
          width={384}
          height={256}
          fileWidth={384}
          focus={{ x: focusX, y: focusY }}
        />
        <span className={styles.place}>
          {place + 1} · {rooms.find(([room]) => room === roomType)?.[1]}
          {isCover && ' · On the cards'}
        </span>
      </div>
      {description !== '' && <p>{description}</p>}
      {hidden && <p className={styles.hidden}>{hidden}</p>}
      <div className="host-row">
        <ActionButton aria-label={`Earlier: ${name}`} disabled={place === 0} work={move(place - 1)}>
          Earlier
        </ActionButton>
        <ActionButton
          aria-label={`Later: ${name}`}
          disabled={place === ids.length - 1}
          work={move(place + 1)}
        >
          Later
        </ActionButton>
        {place > 0 && (
          <ActionButton variant="quiet" aria-label={`First: ${name}`} work={move(0)}>
            First
          </ActionButton>
        )}
        {!isCover && hidden === null && (
          <ActionButton
            variant="quiet"
            aria-label={`Put on the cards: ${name}`}
            work={() => actions.chooseCover(id)}
          >
            Put on the cards
          </ActionButton>
        )}
        {description !== '' &&
          cabin.shownKind === 'drawings' &&
          photo.kind === 'photographs' &&
          readyPhotographs > 0 && (
            <ConfirmButton
              variant="quiet"
              aria-label={`Put on the cards: ${name}`}
              question={`Guests will see this cabin in its ${readyPhotographs} photographs, with this one on the cards. Its drawings won’t be shown anymore.`}
              confirm="Show the photographs"
              keep="Keep the drawings"
              work={() => actions.chooseCover(id)}
            >
              Put on the cards
            </ConfirmButton>
          )}
        <ConfirmButton
          variant="quiet"
          aria-label={`Remove ${name}`}
          confirm="Remove it"
          confirmLabel={`Remove ${name} now`}
          work={() => actions.removePhoto(id)}
        >
          Remove
        </ConfirmButton>
      </div>
      <ReplacePhoto id={id} name={name} roomType={roomType} cabin={cabin} actions={actions} />
      <details open={description === '' && !isInBatch}>
        <summary aria-label={`Edit ${name}`}>Text, room and crop</summary>
        <PhotoForm
          photo={photo}
          drawings={listDrawings(cabin)}
          rooms={rooms}
          save={actions.savePhoto}
        />
      </details>
    </li>
  );
}

type ReplaceProps = Pick<Props, 'cabin'> & {
  id: string;
  name: string;
  roomType: HostPhoto['roomType'];
  actions: UploadActions;
};

/** Replaces the file of a picture and keeps its text. */
function ReplacePhoto({ id, name, roomType, cabin, actions }: ReplaceProps) {
  const where = { cabinId: cabin.id, slug: cabin.slug, replaces: id };
  const { items, isBusy, add, retry, remove } = useUploads(actions, where);
  return (
    <div>
      {!isBusy && (
        <FileButton
          variant="quiet"
          label={`Replace ${name}`}
          onFiles={(files) => add(files, roomType)}
        >
          Replace the file
        </FileButton>
      )}
      <UploadList items={items} retry={retry} remove={remove} />
    </div>
  );
}

type Drawing = Pick<HostPhoto, 'imageUrl' | 'description'>;
type FormProps = Pick<Props, 'photo' | 'rooms'> & {
  drawings: readonly Drawing[];
  save: PhotoActions['savePhoto'];
};

const listDrawings = ({ photos }: Props['cabin']): readonly Drawing[] =>
  photos.filter(({ kind }) => kind === 'drawings');

const partsOf = (photo: HostPhoto): PhotoParts => {
  const { description, roomType, focusX, focusY, portrait, drawingUrl } = photo;
  return { description, roomType, focusX, focusY, portrait, drawingUrl };
};

function PhotoForm({ photo, drawings, rooms, save }: FormProps) {
  const { id, imageUrl, kind } = photo;
  const stored = partsOf(photo);
  const form = useHostForm({
    id: `photo-${id}`,
    schema: photoChangeSchema,
    draft: `photo:${id}`,
    start: stored,
    action: (change) => save(id, change),
    done: 'Saved.',
  });
  const { fields, change } = form;
  const names = (Object.keys(stored) as (keyof PhotoParts)[]).filter(
    (name) => fields[name] !== stored[name],
  );
  const only = (parts: PhotoParts) =>
    Object.fromEntries(names.map((name) => [name, parts[name]])) as Partial<PhotoParts>;
  return (
    <HostForm
      form={form}
      className={styles.form}
      onSubmit={() => {
        if (names.length > 0) form.send({ changes: only(fields), seen: only(stored) });
      }}
    >
      <AreaField
        {...form.field('description', 'What it shows')}
        hint={`Read aloud to guests who can’t see it. ${charactersText(fields.description, MAX_PHOTO_TEXT)}.`}
        required
        rows={3}
        maxLength={MAX_PHOTO_TEXT}
      />
      <SelectField {...form.choice('roomType', 'Room')} options={rooms} />
      {kind === 'photographs' && drawings.length > 0 && (
        <SelectField
          id={`photo-${id}-drawing`}
          label="Drawing of the same place"
          hint="If this is the first picture, the cabin’s page opens with the drawing and dissolves into the photograph."
          value={fields.drawingUrl ?? ''}
          options={[
            toOption('', 'None'),
            ...drawings.map(({ imageUrl: url, description }) => toOption(url, description)),
          ]}
          onChoose={(url) => change({ drawingUrl: url || null })}
        />
      )}
      <details>
        <summary>Crop</summary>
        <div className={styles.crop}>
          <FocusField
            id={`photo-${id}`}
            imageUrl={imageUrl}
            focus={{ x: fields.focusX, y: fields.focusY }}
            onChange={({ x, y }) => change({ focusX: x, focusY: y })}
          />
          <CheckOption
            label="Taller than wide"
            isChecked={fields.portrait}
            onChange={(portrait) => change({ portrait })}
          />
        </div>
      </details>
      <SubmitButton form={form} disabled={names.length === 0}>
        Save
      </SubmitButton>
    </HostForm>
  );
}
